import type { Socket } from 'node:net';
import { commonReasons } from '@caravan/kernel';

interface ParserError extends Error {
  code?: string;
}

/** Bytes that are no HTTP at all never reach a route, nor a reply object. */
export const answerBrokenRequest = (error: ParserError, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const isTimeout = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const [status, words] = isTimeout ? [408, 'Request Timeout'] : isTooLarge ? [431, 'Request Header Fields Too Large'] : [400, 'Bad Request'];
  const body = JSON.stringify({ code: status, message: commonReasons.bad_request.en, data: { reason: 'bad_request' } });
  socket.end(
    [
      `HTTP/1.1 ${status} ${words}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
};
