"""What the kit tells the Jupyter server."""
