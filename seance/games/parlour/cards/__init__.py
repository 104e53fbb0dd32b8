"""What single cards of Parlour do."""
