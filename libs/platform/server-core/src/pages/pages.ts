import type { PageAnswer, RenderPage } from '@caravan/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../feature.ts';
import { contentSecurityPolicy, setPolicy } from '../server/security-headers.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { makePageCache, type CachedPage } from './page-cache.ts';
import { answerPageError } from './page-error.ts';
import { cacheKey, newNonce, readPageWish, type PageWish } from './page-request.ts';

export interface PagesOptions {
  core: Core;
  renderPage: RenderPage;
  /** Added to the policy of pages, for the development server's own socket. */
  policyChanges?: Readonly<Record<string, string>>;
  /** False in development, where the same page may look different a moment later. */
  cached?: boolean;
}

const vary = 'Accept-Language, Cookie';

const accepts = (request: FastifyRequest, encoding: 'br' | 'gzip'): boolean =>
  String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .some((entry) => new RegExp(`^\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*$).*)?$`).test(entry));

const isKnown = (request: FastifyRequest, etag: string): boolean =>
  String(request.headers['if-none-match'] ?? '')
    .split(',')
    .some((tag) => tag.trim() === etag || tag.trim() === '*');

const sendCached = (page: CachedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  reply.headers(page.answer.headers);
  reply.headers({ etag: page.etag, 'cache-control': 'public, max-age=0, must-revalidate', vary: `${vary}, Accept-Encoding` });
  if (isKnown(request, page.etag)) return reply.code(304).send();
  const encoding = accepts(request, 'br') ? 'br' : accepts(request, 'gzip') ? 'gzip' : undefined;
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .code(page.answer.status)
    .type('text/html; charset=utf-8')
    .send(encoding ? page[encoding] : page.plain);
};

const sendOwn = (answer: PageAnswer, reply: FastifyReply): FastifyReply =>
  reply
    .headers(answer.headers)
    .headers({ 'cache-control': 'private, no-store', vary })
    .code(answer.status)
    .type('text/html; charset=utf-8')
    .send(answer.html);

/** Every address that is neither API nor file is a page of the storefront. */
export const registerPages = (app: FastifyInstance, { core, renderPage, policyChanges = {}, cached = true }: PagesOptions): void => {
  const { clock, config } = core;
  const cache = makePageCache({ clock });

  const render = async (wish: PageWish, request: FastifyRequest, nonce: string): Promise<PageAnswer> => {
    const answer = await renderPage({ ...wish, nonce, fetch: inProcessFetch(app, request) });
    // What holds a nonce is for one visitor, whatever the renderer believes.
    return answer.html.includes(nonce) ? { ...answer, shared: false } : answer;
  };

  /** A page without a session may be had from memory; one that turns out to be somebody's own is made for each. */
  const answerPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const wish = readPageWish(request, config.publicUrl);
    const nonce = newNonce();
    reply.header('content-language', wish.language);
    setPolicy(reply, contentSecurityPolicy(policyChanges));

    let own: PageAnswer | undefined;
    if (cached && wish.token === undefined) {
      const page = await cache.get(cacheKey(wish), async () => (own = await render(wish, request, nonce)));
      if (page) return sendCached(page, request, reply);
    }
    own ??= await render(wish, request, nonce);
    if (own.html.includes(nonce)) setPolicy(reply, contentSecurityPolicy(policyChanges, nonce));
    return sendOwn(own, reply);
  };

  app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => answerPageError(error, request, reply, config.publicUrl));
    scope.get('/*', answerPage);
  });
};
