"""How a stranger's connection begins: within a time, and without endless words.

Uvicorn waits for ever for a request that somebody has begun, or has not even begun, keeps however many headers come,
and holds an answer until the last byte of it was read. Who opens many such connections takes them from all others.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

REQUEST_SECONDS = 30.0  # until a request is there, with its body
READ_SECONDS = 60.0  # in which something more of an answer is read
MOST_HEAD = 64 * 1024  # bytes before the body
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Door(HttpToolsProtocol):
    due: asyncio.TimerHandle | None = None  # for a request
    unread: asyncio.TimerHandle | None = None  # an answer
    in_head = True
    head = 0  # bytes of a head that has not ended yet
    requests = 0  # that have come whole

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self.expect_no_more()
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.due is None:
            self.expect()
        requests = self.requests
        super().data_received(data)
        if self.in_head and self.requests == requests:
            self.head += len(data)
            if self.head > MOST_HEAD:
                self.transport.write(TOO_LONG)
                self.transport.close()

    def on_headers_complete(self) -> None:
        self.in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.in_head, self.head = True, 0
        self.requests += 1
        self.expect_no_more()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.in_head = False
        self.expect_no_more()
        super().handle_websocket_upgrade()

    def expect(self) -> None:
        self.due = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def expect_no_more(self) -> None:
        if self.due is not None:
            self.due.cancel()
            self.due = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None
