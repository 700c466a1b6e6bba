"""The cards and stories as YAML, and what reads them: every word checked, no verb known."""
