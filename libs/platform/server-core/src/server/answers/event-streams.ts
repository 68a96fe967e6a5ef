import { PassThrough } from 'node:stream';
import { fail } from '@caravan/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends every open event stream, so that the server can stop. */
    endEventStreams: () => void;
    openEventStreams: Set<EventStream>;
  }
}

/** Server-sent events to one client, for a call with `stream`. */
export interface EventStream {
  /** Sends an event with its data as JSON. */
  send: (event: string, data: unknown) => void;
  end: () => void;
}

/** Milliseconds between two comments, which keep proxies and the connection's own timeout from closing the stream. */
const heartbeat = 20_000;
/** Bytes that wait for a client before it counts as gone. */
const mostWaiting = 1024 * 1024;
/** Milliseconds after which a browser connects again. */
const reconnectAfter = 1_000;

export const registerEventStreams = (app: FastifyInstance): void => {
  app.decorate('openEventStreams', new Set<EventStream>());
  app.decorate('endEventStreams', () => app.openEventStreams.forEach(({ end }) => end()));
  app.addHook('preClose', async () => app.endEventStreams());
};

export interface OpenStreamOptions {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Called once, when the client is gone or the stream was ended. */
  onEnd: () => void;
}

/** Answers a call with an event stream. The handler returns the `reply`. */
export const openEventStream = ({ request, reply, onEnd }: OpenStreamOptions): EventStream => {
  const { server } = request;
  if (server.draining) throw fail('unavailable', {}, { 'Retry-After': '1' });
  const body = new PassThrough();
  const write = (text: string): void => {
    if (body.writableLength > mostWaiting) body.destroy();
    else if (body.writable) body.write(text);
  };
  const beat = setInterval(() => write(':\n\n'), heartbeat);
  beat.unref();
  const stream: EventStream = {
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => body.end(),
  };
  server.openEventStreams.add(stream);
  body.once('close', () => {
    clearInterval(beat);
    server.openEventStreams.delete(stream);
    onEnd();
  });
  write(`retry: ${reconnectAfter}\n\n`);
  reply.type('text/event-stream').headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' }).send(body);
  return stream;
};
