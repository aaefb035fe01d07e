"""Accounts, for those who want one: a name of their own, passkeys to sign in with, and a recovery code."""
