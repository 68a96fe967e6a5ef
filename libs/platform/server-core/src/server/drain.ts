import { fail } from '@caravan/kernel';
import type { FastifyInstance } from 'fastify';

/**
 * While the server closes, what is under way is finished, and what comes on a connection that is still open is told to come back:
 * every answer from then on closes its connection, which Node would otherwise wait for until it times out.
 */
export const registerDrain = (app: FastifyInstance): void => {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async () => {
    if (closing) throw fail('unavailable', {}, { 'Retry-After': '5' });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
};
