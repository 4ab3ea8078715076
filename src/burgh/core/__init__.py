"""What every title needs and none owns."""
