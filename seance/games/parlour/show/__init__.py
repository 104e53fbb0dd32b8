"""What a seat of Parlour sees and hears."""
