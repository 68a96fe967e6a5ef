import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Marks the calls that this process makes to itself while it renders a page. Other callers cannot know this value. */
const secret = randomBytes(24).toString('base64url');
const header = 'x-caravan-in-process';

export const isInProcess = (request: Pick<FastifyRequest, 'headers'>): boolean => request.headers[header] === secret;

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

/** Statuses whose `Response` must not have a body. */
const bodiless = new Set([204, 205, 304]);

/**
 * A `fetch` that calls this server's API without a network, with the address of the visitor whose page is rendered and
 * the id of the page's request.
 */
export const inProcessFetch =
  (app: FastifyInstance, page: FastifyRequest): Fetch =>
  async (path, init = {}) => {
    if (!path.startsWith('/v1/')) throw new Error(`a page may only call the API: ${path}`);
    const request = new Request(new URL(path, 'http://in-process.invalid'), init);
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const answer = await app.inject({
      method: request.method as 'GET',
      url: path,
      headers: {
        ...Object.fromEntries(request.headers),
        [header]: secret,
        'x-request-id': page.id,
        ...(page.headers.traceparent ? { traceparent: page.headers.traceparent } : {}),
      },
      remoteAddress: page.ip,
      ...(body ? { payload: body } : {}),
    });
    const headers = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return new Response(bodiless.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    });
  };
