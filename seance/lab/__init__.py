"""The laboratory: how fast games run, and later what happens in thousands of them."""
