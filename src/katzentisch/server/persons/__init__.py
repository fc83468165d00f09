"""Who somebody is: devices that speak for a person, and passkeys."""
