import type { OutgoingHttpHeaders } from 'node:http';
import type { PageAnswer, RenderPage } from '@caravan/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../feature.ts';
import { contentSecurityPolicy, setPolicy } from '../server/security-headers.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { makePageCache, type CachedPage, type Encoding, type PageForm } from './page-cache.ts';
import { answerPageError } from './page-error.ts';
import { newNonce, pageWishReader, type PageWish } from './page-request.ts';

export interface PagesOptions {
  core: Core;
  renderPage: RenderPage;
  /** Added to the policy of pages, for the development server's own socket. */
  policyChanges?: Readonly<Record<string, string>>;
  /** False in development, where the same page may look different a moment later. */
  cached?: boolean;
}

const vary = 'Accept-Language, Cookie';

const accepted: Record<Encoding, RegExp> = {
  br: /(^|,)\s*br\s*(;\s*q=(?!0(\.0*)?\s*(,|$))[^,]*)?(,|$)/,
  gzip: /(^|,)\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*(,|$))[^,]*)?(,|$)/,
};

const encodingFor = (request: FastifyRequest): Encoding | undefined => {
  const header = String(request.headers['accept-encoding'] ?? '');
  if (accepted.br.test(header)) return 'br';
  return accepted.gzip.test(header) ? 'gzip' : undefined;
};

const isKnown = (request: FastifyRequest, etag: string): boolean =>
  String(request.headers['if-none-match'] ?? '')
    .split(',')
    .some((tag) => tag.trim() === etag || tag.trim() === '*');

/** What is said of a page from memory to whoever has it already; what else stands in the reply are those of every answer. */
const headOf = ({ answer, etag }: CachedPage, reply: FastifyReply): OutgoingHttpHeaders => ({
  ...(reply.getHeaders() as OutgoingHttpHeaders),
  ...answer.headers,
  etag,
  'cache-control': 'public, max-age=0, must-revalidate',
  vary: `${vary}, Accept-Encoding`,
});

const headOfForm = ({ body, encoding }: PageForm): OutgoingHttpHeaders => ({
  'content-type': 'text/html; charset=utf-8',
  'content-length': body.length,
  ...(encoding ? { 'content-encoding': encoding } : {}),
});

/**
 * Sends pages from memory past Fastify's own sending, which would cost as much again: what hooks would do before, compressing, is done
 * already, and headers are put together once for each page, and once for each of its forms. What hooks do after, counting and logging,
 * they do as ever.
 */
const sendCached = (page: CachedPage, request: FastifyRequest, reply: FastifyReply): void => {
  const head = (page.head ??= headOf(page, reply));
  const send = (status: number, headers: OutgoingHttpHeaders, body?: Buffer): void => {
    reply.hijack();
    reply.raw.writeHead(status, request.server.draining ? { ...headers, connection: 'close' } : headers);
    reply.raw.end(body);
  };
  if (isKnown(request, page.etag)) return send(304, head);
  const form = page.form(encodingFor(request));
  return send(page.answer.status, (form.head ??= { ...head, ...headOfForm(form) }), form.body);
};

const sendOwn = (answer: PageAnswer, reply: FastifyReply): FastifyReply =>
  reply
    .headers(answer.headers)
    .headers({ 'cache-control': 'private, no-store', vary })
    .code(answer.status)
    .type('text/html; charset=utf-8')
    .send(answer.html);

/** A page as it was rendered for one request, with the nonce where it has one in it. */
interface OwnPage {
  answer: PageAnswer;
  nonce?: string;
}

/** Every address that is neither API nor file is a page of the storefront. */
export const registerPages = (app: FastifyInstance, { core, renderPage, policyChanges = {}, cached = true }: PagesOptions): void => {
  const { clock, config } = core;
  const cache = makePageCache({ clock });
  const readWish = pageWishReader(config.publicUrl);
  const policy = contentSecurityPolicy(policyChanges);

  const render = async (wish: PageWish, request: FastifyRequest): Promise<OwnPage> => {
    let nonce: string | undefined;
    const answer = await renderPage({ ...wish, nonce: () => (nonce ??= newNonce()), fetch: inProcessFetch(app, request) });
    // What may hold a nonce is for one visitor, whatever the renderer believes.
    return nonce === undefined ? { answer } : { answer: { ...answer, shared: false }, nonce };
  };

  const answerOwn = (own: OwnPage, reply: FastifyReply): FastifyReply => {
    if (own.nonce !== undefined) setPolicy(reply, contentSecurityPolicy(policyChanges, own.nonce));
    return sendOwn(own.answer, reply);
  };

  /** A page without a session may be had from memory; one that turns out to be somebody's own is made for each. */
  const answerShared = (wish: PageWish, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined => {
    let own: OwnPage | undefined;
    const page = cache.get(wish.key, async () => {
      own = await render(wish, request);
      return own.answer;
    });
    if (!(page instanceof Promise)) {
      sendCached(page, request, reply);
      return undefined;
    }
    return page.then(async (made) => {
      if (!made) return answerOwn(own ?? (await render(wish, request)), reply);
      sendCached(made, request, reply);
      return reply;
    });
  };

  const answerPage = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined => {
    const wish = readWish(request);
    reply.header('content-language', wish.language);
    setPolicy(reply, policy);
    if (cached && wish.token === undefined) return answerShared(wish, request, reply);
    return render(wish, request).then((own) => answerOwn(own, reply));
  };

  app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => answerPageError(error, request, reply, config.publicUrl));
    scope.get('/*', answerPage);
  });
};
