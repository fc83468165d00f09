"""What has to happen once, though servers and databases are killed while it does; each trial judges its own."""
