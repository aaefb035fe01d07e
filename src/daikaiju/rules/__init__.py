"""The rules, written once: plain functions over one flat record. Imports nothing of the rest of the package."""
