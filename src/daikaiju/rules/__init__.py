"""The rules, written once: plain functions over one flat record. Imports nothing from the rest of the package."""
