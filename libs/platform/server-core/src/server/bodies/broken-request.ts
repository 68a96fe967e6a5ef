import type { Socket } from 'node:net';
import { commonReasons } from '@caravan/kernel';

const words = { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' } as const;

type Status = keyof typeof words;

/** Milliseconds that a client has to read the answer. */
const patience = 1_000;

/**
 * Answers on a socket without a reply object, and closes it. Ending the socket is not enough: the client could keep
 * its half open forever.
 */
export const refuseOnSocket = (socket: Socket, status: Status): void => {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({
    code: status,
    message: commonReasons.bad_request.text.en,
    data: { reason: 'bad_request' },
  });
  const head = [
    `HTTP/1.1 ${status} ${words[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
  // A client that does not read never takes the answer.
  setTimeout(() => socket.destroy(), patience).unref();
};

interface ParserError extends Error {
  code?: string;
}

const statusOf: Record<string, Status> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers invalid HTTP and requests that take too long, which never reach a route. */
export const answerBrokenRequest = (error: ParserError, socket: Socket): void => {
  if (error.code === 'ECONNRESET') socket.destroy();
  else refuseOnSocket(socket, statusOf[error.code ?? ''] ?? 400);
};
