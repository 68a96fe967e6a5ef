import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Session } from '../feature.ts';

/** Marks the calls that this process makes to itself while it renders a page. Other callers cannot know this value. */
const secret = randomBytes(24).toString('base64url');
const header = 'x-caravan-in-process';
/** The name of the page that makes such a call. */
const pageHeader = 'x-caravan-page';

export const isInProcess = (request: Pick<FastifyRequest, 'headers'>): boolean => request.headers[header] === secret;

/** The sessions that the reads of a page have in common, by token. */
type SharedSessions = Map<string, Promise<Session | null>>;

/** Of the pages that are being rendered, by their names. */
const pages = new Map<string, SharedSessions>();

/** Looks up the session of a call; the reads of a page share one look-up. */
export const sessionOfPage = (
  request: Pick<FastifyRequest, 'headers' | 'method'>,
  token: string,
  find: () => Promise<Session | null>,
): Promise<Session | null> => {
  const page = String(request.headers[pageHeader]);
  const sessions = isInProcess(request) && request.method === 'GET' ? pages.get(page) : undefined;
  const session = sessions?.get(token) ?? find();
  sessions?.set(token, session);
  return session;
};

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

/** Statuses whose `Response` must not have a body. */
const bodiless = new Set([204, 205, 304]);

/**
 * Renders a page with a `fetch` that calls this server's API without a network, with the address of the visitor and the
 * id of the page's request.
 */
export const withInProcessFetch = async <T>(
  app: FastifyInstance,
  page: FastifyRequest,
  render: (fetch: Fetch) => Promise<T>,
): Promise<T> => {
  const name = randomUUID();
  const sessions: SharedSessions = new Map();
  pages.set(name, sessions);
  try {
    return await render(inProcessFetch(app, page, { name, sessions }));
  } finally {
    pages.delete(name);
  }
};

const inProcessFetch =
  (app: FastifyInstance, page: FastifyRequest, { name, sessions }: { name: string; sessions: SharedSessions }): Fetch =>
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
        [pageHeader]: name,
        'x-request-id': page.id,
        ...(page.headers.traceparent ? { traceparent: page.headers.traceparent } : {}),
      },
      remoteAddress: page.ip,
      ...(body ? { payload: body } : {}),
    });
    // A change may have begun or ended a session.
    if (request.method !== 'GET') sessions.clear();
    const headers = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return new Response(bodiless.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    });
  };
