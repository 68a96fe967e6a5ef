import type { StaticHandlerContext } from 'react-router-dom';
import type { PageAnswer, PageRendererOptions, PageRequest, RenderPage } from '@caravan/kernel';
import {
  buildRoutes,
  dehydrate,
  documentTitle,
  loadSession,
  makeI18n,
  makeStore,
  routerContextOf,
  serverEnvironment,
  translator,
  type App,
  type RootState,
  type RouteHandle,
} from '@caravan/web-core';
import type { Site } from '../site.ts';
import { assetsOf } from './assets.ts';
import { commonAnswers, type Answers } from './common-answers.ts';
import { builtAssetTags, writeDocument } from './document.ts';
import { headTags } from './head-tags.ts';
import { metaOf } from './page-meta.ts';
import { renderBody } from './render-body.tsx';
import { shownErrors } from './shown-errors.ts';
import { staticHandlers } from './static-handlers.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };

/** Everything of one request: its own store, texts and environment. */
const makeApp = async (request: PageRequest, websiteTag: string, answers: Answers | undefined): Promise<App> => {
  const { language, colorMode = null } = request;
  const environment = serverEnvironment(request);
  const session = { isLogin: false, language, colorMode, currency: null, footerHeight: 0, websiteTag };
  const store = makeStore(environment, { session, ...(answers ? { api: answers as RootState['api'] } : {}) });
  if (request.token) await store.dispatch(loadSession());
  return { store, environment, i18n: makeI18n(language) };
};

const redirectAnswer = (response: Response): PageAnswer => ({
  status: response.status,
  headers: { location: response.headers.get('location') ?? '/' },
  html: '',
  shared: false,
});

/** The same for every visitor: nobody's session was read, and no nonce is in it. */
const isShared = (request: PageRequest, status: number, handles: readonly RouteHandle[]): boolean =>
  status === 200 && !request.token && handles.every(({ page }) => !page?.controls && !page?.guards?.length);

type AssetTagsOf = (sources: readonly string[], url: URL) => string | Promise<string>;

/** The same for all pages of the same modules. */
const assetTagger = ({ assets }: PageRendererOptions): AssetTagsOf => {
  if (!('manifest' in assets)) return (_sources, url) => assets.developmentHead(url.pathname + url.search);
  const known = new Map<string, string>();
  return (sources) => {
    const key = sources.join(' ');
    const tags = known.get(key) ?? builtAssetTags(assetsOf(assets.manifest, sources));
    known.set(key, tags);
    return tags;
  };
};

interface Rendering {
  site: Site;
  options: PageRendererOptions;
  assetTagsOf: AssetTagsOf;
}

const writePage = async ({ site, options, assetTagsOf }: Rendering, request: PageRequest, app: App, context: StaticHandlerContext): Promise<PageAnswer> => {
  const { url, language, colorMode } = request;
  const handles = context.matches.flatMap(({ route }) => (route.handle ? [route.handle as RouteHandle] : []));
  const hasControls = handles.some(({ page }) => page?.controls);
  const { body, styleTags, failed } = await renderBody({ app, context, nonce: hasControls ? request.nonce() : undefined });
  if (failed !== undefined) options.onError?.(failed);

  const t = translator(app.i18n, site.frame.id);
  const siteName = site.frame.siteName?.(app.store.getState(), t);
  const meta = metaOf(context, site.frame, t);
  const assetTags = await assetTagsOf(handles.flatMap((handle) => handle.sources()), url);

  return {
    status: context.statusCode,
    headers: html,
    shared: isShared(request, context.statusCode, handles),
    html: writeDocument({
      language,
      colorMode,
      head: headTags({ meta: { ...meta, title: documentTitle(meta.title, siteName) }, siteName, url, language, publicUrl: options.publicUrl }),
      assetTags,
      styleTags,
      body,
      state: {
        store: dehydrate(app.store.getState()),
        texts: app.i18n.texts,
        router: { loaderData: context.loaderData, errors: shownErrors(context.errors) },
      },
    }),
  };
};

/** Makes the renderer of a site: routes are built once, everything else belongs to one request. */
export const makePageRenderer = (site: Site, options: PageRendererOptions): RenderPage => {
  const routes = buildRoutes({ ...site, onError: (error) => options.onError?.(error) });
  const handlerAt = staticHandlers(routes);
  const assetTagsOf = assetTagger(options);
  const common = commonAnswers();
  return async (request) => {
    const app = await makeApp(request, options.websiteTag, common.of(request.language));
    const context = await handlerAt(request.url.pathname).query(new Request(request.url), { requestContext: routerContextOf(app) });
    if (context instanceof Response) return redirectAnswer(context);
    if (!request.token) common.keep(request.language, app.store.getState());
    return writePage({ site, options, assetTagsOf }, request, app, context);
  };
};
