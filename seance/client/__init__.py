"""A player over the network: for bots that live elsewhere, and for tests.

me = Client("http://127.0.0.1:8000")
me.new_table("parlour", seats=["me", "bot", "bot"])
me.start()
while (ask := me.wait()) is not None:
    me.answer(ask.options[0].key)
print(me.view["result"])
"""

from .client import Client, Closed

__all__ = ["Client", "Closed"]
