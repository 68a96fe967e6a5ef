import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface OpenSocket {
  socket: Socket;
  write: (text: string | Uint8Array) => void;
  /** The text received so far. */
  received: () => string;
  /** Resolves when the server has finished sending. Only the server knows if both directions are closed. */
  ended: Promise<void>;
}

/** Makes a server listen on a free local port. */
export const listen = async (app: FastifyInstance): Promise<number> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
};

/** A client with full control of its connection. It never closes its side, so that only the server can. */
export const openSocket = async (port: number): Promise<OpenSocket> => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString('latin1')));
  // A write on a connection that the server has destroyed causes a reset.
  socket.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => {
    socket.on('end', () => resolve()).on('close', () => resolve());
  });
  await Promise.race([once(socket, 'connect'), ended]);
  return {
    socket,
    write: (text) => void socket.write(text),
    received: () => received,
    ended,
  };
};
