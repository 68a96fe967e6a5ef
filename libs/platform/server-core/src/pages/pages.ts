import etag from '@fastify/etag';
import { fail, type PageAnswer, type RenderPage } from '@caravan/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../feature.ts';
import { sendPacked } from '../server/answers/packed-bytes.ts';
import { policyWith, type PolicyChanges } from '../server/security-headers.ts';
import { withInProcessFetch } from './in-process-fetch.ts';
import { makePageCache, type CachedPage } from './page-cache.ts';
import { acceptForms, formBytes, isFromOwnPage, writeCookie } from './posted-forms.ts';
import { answerPageError } from './page-error.ts';
import { readRequestedPage, type RequestedPage } from './page-request.ts';
import { watchAnswers } from './watch-answers.ts';

export interface PagesOptions {
  core: Core;
  renderPage: RenderPage;
  /** Directives that replace those of the policy, for the development server's socket. */
  policyChanges?: PolicyChanges;
  /** False in development, where a page can change at any time. */
  cached?: boolean;
}

const vary = 'Accept-Language, Cookie';
const html = 'text/html; charset=utf-8';

const sendShared = (page: CachedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendPacked(
    page.bytes,
    request,
    reply
      .headers(page.headers)
      .headers({ 'cache-control': 'public, max-age=0, must-revalidate', vary: `${vary}, accept-encoding` })
      .type(html),
  );

const sendOwn = (answer: PageAnswer, reply: FastifyReply): FastifyReply =>
  reply
    .headers(answer.headers)
    .headers({ 'cache-control': 'private, no-store', vary })
    .code(answer.status)
    .type(html)
    .send(answer.html);

/** Every path that is neither the API nor a file is a page of the storefront. */
export const registerPages = (
  app: FastifyInstance,
  { core, renderPage, policyChanges = {}, cached = true }: PagesOptions,
): void => {
  const { publicUrl } = core.config;
  const cache = makePageCache(core);

  const render = (requested: RequestedPage, request: FastifyRequest, form?: URLSearchParams): Promise<PageAnswer> =>
    withInProcessFetch(app, request, async (call) => {
      const { fetch, allShared } = watchAnswers(call);
      const answer = await renderPage({ ...requested, id: request.id, ...(form ? { form } : {}), fetch });
      return { ...answer, shared: answer.shared && allShared() };
    });

  /** Serves an anonymous page from memory. If it depends on the visitor, it is rendered for each. */
  const answerAnonymous = async (
    requested: RequestedPage,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    let own: PageAnswer | undefined;
    const page = await cache.get(requested.key, async () => (own = await render(requested, request)));
    return page ? sendShared(page, request, reply) : sendOwn(own ?? (await render(requested, request)), reply);
  };

  const answerPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const requested = readRequestedPage(request, publicUrl);
    reply.header('content-language', requested.language);
    if (cached && requested.token === undefined) return answerAnonymous(requested, request, reply);
    return sendOwn(await render(requested, request), reply);
  };

  /** Answers a form that a browser posted before the page's scripts worked. */
  const answerForm = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!isFromOwnPage(request, publicUrl)) throw fail('forbidden');
    if (!(request.body instanceof URLSearchParams)) throw fail('unsupported_media_type');
    const requested = readRequestedPage(request, publicUrl);
    reply.header('content-language', requested.language);
    const answer = await render(requested, request, request.body);
    for (const cookie of answer.cookies ?? []) reply.header('set-cookie', writeCookie(cookie, publicUrl));
    return sendOwn(answer, reply);
  };

  app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => answerPageError(error, request, reply, publicUrl));
    await scope.register(etag, { weak: true });
    // Pages that browsers may not store need no ETag.
    scope.addHook('onSend', async (_request, reply) => {
      if (String(reply.getHeader('cache-control')).includes('no-store')) reply.removeHeader('etag');
    });
    acceptForms(scope);
    const helmet = { contentSecurityPolicy: policyWith(policyChanges) };
    scope.get('/*', { helmet }, answerPage);
    scope.post('/*', { helmet, bodyLimit: formBytes }, answerForm);
  });
};
