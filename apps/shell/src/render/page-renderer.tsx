import type { Namespace, TFunction } from 'i18next';
import { createStaticHandler, type StaticHandlerContext } from 'react-router-dom';
import { loadSession } from '@caravan/auth/api';
import {
  defaultLanguage,
  type PageAnswer,
  type PageCookie,
  type PageRendererOptions,
  type PageRequest,
  type RenderPage,
} from '@caravan/kernel';
import {
  buildRoutes,
  cloneI18n,
  dehydrate,
  documentTitle,
  errorOf,
  hasFailedQuery,
  makeI18n,
  makeStore,
  newSession,
  routerContextOf,
  serverEnvironment,
  textsOf,
  translatorOf,
  type App,
  type I18n,
  type PageMeta,
  type RouteHandle,
  type WebRoute,
} from '@caravan/web-core';
import type { Site } from '../features.ts';
import { builtAssetTags, writeDocument } from './document.ts';
import { headTags } from './head-tags.ts';
import { renderBody } from './render-body.tsx';

const html = { 'content-type': 'text/html; charset=utf-8' };
const noReferrer = { 'referrer-policy': 'no-referrer' };

/** Everything of one request: store, texts and environment. */
const makeApp = async (request: PageRequest, websiteTag: string, i18n: I18n) => {
  const { language, colorMode = null } = request;
  const environment = serverEnvironment(request);
  const store = makeStore(environment, { session: newSession({ language, colorMode, websiteTag }) });
  if (request.token) await store.dispatch(loadSession());
  return { store, environment, i18n: cloneI18n(i18n, language) } satisfies App;
};

const redirectAnswer = (response: Response, cookies: PageCookie[]): PageAnswer => ({
  status: response.status,
  headers: { location: response.headers.get('location') ?? '/' },
  cookies,
  html: '',
  shared: false,
});

/** The router answers a posted form by the page's `action`. */
const routerRequest = ({ url, form }: PageRequest): Request =>
  new Request(url, form ? { method: 'POST', body: form } : {});

/** The matched routes of the manifests, without layouts. */
const pagesOf = ({ matches }: StaticHandlerContext): WebRoute[] =>
  matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.page ?? []);

const hasSecretAddress = (context: StaticHandlerContext): boolean =>
  pagesOf(context).some(({ secretAddress }) => secretAddress);

/** Whether the page is the same for every visitor: no session was read for it, and none of its calls failed. */
const isShared = (request: PageRequest, { store }: App, context: StaticHandlerContext): boolean =>
  context.statusCode === 200 &&
  !request.token &&
  !request.form &&
  !hasFailedQuery(store.getState()) &&
  !hasSecretAddress(context) &&
  pagesOf(context).every(({ guards }) => !guards?.length);

/** The namespaces that the page and its layout read. */
const namespacesOf = ({ matches }: StaticHandlerContext): string[] =>
  matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.namespaces ?? []);

const isMeta = (data: unknown): data is PageMeta =>
  typeof data === 'object' && data !== null && 'title' in data && typeof data.title === 'string';

/** The meta of what is shown: the page's, which its loader returned, or the error page's. */
const metaOf = (context: StaticHandlerContext, { appLayout }: Site, t: TFunction<Namespace>): PageMeta => {
  const error = Object.values(context.errors ?? {})[0] as unknown;
  if (error !== undefined) return { noindex: true, ...appLayout.errorMeta(errorOf(error), t) };
  const metas = context.matches.map(({ route }) => context.loaderData[route.id] as unknown).filter(isMeta);
  return metas.at(-1) ?? { title: '' };
};

/** Returns the tags of the page's files. They are the same for every built page; in development Vite supplies them. */
const assetTagger = ({ assets }: PageRendererOptions): ((url: URL) => string | Promise<string>) => {
  if ('developmentHead' in assets) return (url) => assets.developmentHead(url.pathname + url.search);
  const tags = builtAssetTags(assets.manifest);
  return () => tags;
};

/** Makes the renderer of a site: routes are built once, and everything else belongs to one request. */
export const makePageRenderer = (site: Site, options: PageRendererOptions): RenderPage => {
  const { publicUrl, onError = () => undefined } = options;
  const handler = createStaticHandler(buildRoutes({ ...site, onError }));
  const assetTagsOf = assetTagger(options);
  // Requests share the texts that this process has loaded.
  const i18n = makeI18n(defaultLanguage);

  const writePage = async (request: PageRequest, app: App, queried: StaticHandlerContext): Promise<PageAnswer> => {
    const { url, language, colorMode } = request;
    const { body, context, failed } = await renderBody({ app, handler, context: queried, requestId: request.id });
    if (failed !== undefined) onError(failed, request.id);

    const t = translatorOf(app.i18n, site.appLayout.id);
    const siteName = site.appLayout.siteName?.(app.store.getState(), t);
    const pageMeta = metaOf(context, site, t);
    const meta = { ...pageMeta, title: documentTitle(pageMeta.title, siteName) };
    return {
      status: context.statusCode,
      headers: hasSecretAddress(context) ? { ...html, ...noReferrer } : html,
      shared: isShared(request, app, context),
      html: writeDocument({
        language,
        websiteTag: options.websiteTag,
        colorMode,
        head: headTags({ meta, siteName, url, language, publicUrl }),
        assetTags: await assetTagsOf(url),
        body,
        state: {
          store: dehydrate(app.store.getState()),
          texts: textsOf(app.i18n, namespacesOf(context)),
          router: {
            loaderData: context.loaderData,
            actionData: context.actionData,
            errors: context.errors,
          },
        },
      }),
    };
  };

  return async (request) => {
    const app = await makeApp(request, options.websiteTag, i18n);
    const requestContext = routerContextOf(app);
    const context = await handler.query(routerRequest(request), { requestContext });
    return context instanceof Response
      ? redirectAnswer(context, app.environment.cookies.added())
      : writePage(request, app, context);
  };
};
