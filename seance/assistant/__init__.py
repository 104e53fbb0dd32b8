"""A table for assistants: the Model Context Protocol over stdio, and over HTTP beside `seance serve`.

An assistant sits at a table of a server like everybody else, by a cookie and a socket: it sees what its seat may see.
"""
