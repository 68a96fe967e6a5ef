import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { subscriberOf } from '../../attempts/subscriber.ts';
import type { Config } from '../../config.ts';
import { refuseOnSocket } from '../bodies/broken-request.ts';
import { awaitsBody } from './running.ts';
import { bodyDeadline, type Timeouts } from './timeouts.ts';
import { uploadBytes } from '../bodies/uploads.ts';

/**
 * Closes new connections from an address with too many. Behind a proxy all connections are the proxy's, and a
 * forwarded address belongs to a request and not to a connection. So `TRUST_PROXY` disables this limit, and the proxy
 * must have one.
 */
export const limitConnections = (
  { server }: Pick<FastifyInstance, 'server'>,
  { connectionsPerAddress, rateLimits, trustProxy }: Config,
): void => {
  if (!rateLimits || (trustProxy !== false && trustProxy !== 0)) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const client = subscriberOf(socket.remoteAddress ?? '');
    const count = (open.get(client) ?? 0) + 1;
    if (count > connectionsPerAddress) {
      socket.destroy();
      return;
    }
    open.set(client, count);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left) open.set(client, left);
      else open.delete(client);
    });
  });
};

/** The largest body that the route accepts, in bytes. */
const expectedBytes = ({ headers, routeOptions }: FastifyRequest, fallback: number): number => {
  const { endpoint } = routeOptions.config;
  const limit = endpoint?.files ? uploadBytes(endpoint.files) : (routeOptions.bodyLimit ?? fallback);
  return Math.min(Number(headers['content-length'] ?? limit) || 0, limit);
};

/**
 * Closes connections whose body does not arrive within the time for its size, even if the request is already answered.
 */
export const limitBodyTime = (app: FastifyInstance, timeouts: Timeouts): void => {
  const giveUp = ({ raw: { socket } }: FastifyRequest, { raw }: FastifyReply): void => {
    if (raw.headersSent) socket.destroy();
    else refuseOnSocket(socket, 408);
  };
  app.addHook('onRequest', (request, reply, next) => {
    // Requests injected by a test or a page have no socket.
    if (request.raw.socket instanceof Socket && awaitsBody(request)) {
      const bytes = expectedBytes(request, app.initialConfig.bodyLimit ?? 0);
      const timer = setTimeout(() => giveUp(request, reply), bodyDeadline(bytes, timeouts));
      const arrived = (): void => clearTimeout(timer);
      request.raw.once('end', arrived).once('close', arrived);
    }
    next();
  });
};
