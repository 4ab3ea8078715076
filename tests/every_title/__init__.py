"""The contract: facts that hold for every title, whatever its rules."""
