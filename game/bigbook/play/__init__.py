"""What a player is told beyond the rules: drafts, forecasts, threats, standing answers, statistics; no screen."""
