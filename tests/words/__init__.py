"""What people are told, in four languages."""
