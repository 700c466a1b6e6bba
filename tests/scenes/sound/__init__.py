"""What is heard: the real mixer on the driver without loudspeakers, with sounds made for the test."""
