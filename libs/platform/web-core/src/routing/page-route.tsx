import {
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouteObject,
  type RouterContextProvider,
} from 'react-router-dom';
import type { Environment } from '../environment/environment.ts';
import { loadChunk } from '../errors/chunk-error.ts';
import { errorOf, isThrownAnswer, pageError } from '../errors/page-error.ts';
import { runGuards } from '../guards/guards.ts';
import { translatorOf } from '../i18n/i18n.ts';
import type { TextLibrary } from '../i18n/texts.ts';
import type { AppLayout, PageContext, PageMeta, PageModule, SessionRules, WebFeature, WebRoute } from '../manifest.ts';
import { useDocumentMeta } from '../navigation/use-document-meta.ts';
import { appContext } from './app.tsx';
import { prepareSlots, type LazySlotLibrary } from './lazy-slots.ts';
import type { RouteHandle, ShownState } from './page-handle.ts';

export interface PageRouteOptions {
  appLayout: AppLayout;
  feature: WebFeature;
  route: WebRoute;
  texts: TextLibrary;
  lazySlots: LazySlotLibrary;
  session: SessionRules;
  /** Called with unexpected errors, so that the server can log them. */
  onError: (error: unknown, requestId?: string) => void;
}

const toRouteError = (
  error: unknown,
  onError: PageRouteOptions['onError'],
  { isServer, requestId }: Pick<Environment, 'isServer' | 'requestId'>,
): unknown => {
  if (isThrownAnswer(error)) return error;
  const shown = errorOf(error);
  if (shown.status !== 500) return pageError(shown.status, shown.message);
  onError(error, requestId);
  // The details of a server error belong in its log, not on the page.
  return pageError(500, isServer ? '' : shown.message, requestId ?? shown.requestId);
};

/**
 * Makes the router's route of one page: guards, then code and texts together, then data. Its loader returns the page's
 * meta data.
 */
export const pageRoute = (options: PageRouteOptions): RouteObject => {
  const { appLayout, feature, route, texts, lazySlots, session, onError } = options;
  const namespaces = [feature.id, ...(feature.uses ?? [])];
  // Rendering never waits for the page's code: loaders and hydration load it first.
  let loaded: PageModule | undefined;
  const loadCode = async (): Promise<PageModule> => {
    const [module] = await Promise.all([route.load(), feature.api?.()]);
    return (loaded ??= module);
  };

  /** Everything beside the page's own code that its first render shows; a server needs the data of slots, too. */
  const prepare = async (module: PageModule | undefined, { i18n, ...context }: ShownState, isServer = false) => {
    const names = module?.slots?.(context) ?? [];
    await Promise.all([
      module?.prepare?.(context),
      prepareSlots({ library: lazySlots, names, i18n, context: isServer ? context : undefined }),
    ]);
  };

  const loader = async ({ request, params, context }: LoaderFunctionArgs<RouterContextProvider>): Promise<PageMeta> => {
    const { store, i18n, environment } = context.get(appContext);
    const { language } = store.getState().session;
    const url = new URL(request.url);
    try {
      runGuards(route.guards ?? [], { store, cookies: environment.cookies, url, session });
      const [module] = await loadChunk(() => Promise.all([loadCode(), texts.ensure(i18n, namespaces)]), request.url);
      const page: PageContext = { store, params, url, language, t: translatorOf(i18n, feature.id) };
      await module.loader?.(page);
      await loadChunk(() => prepare(module, { store, url, i18n }, environment.isServer), request.url);
      const meta = module.meta(page);
      return route.noindex || route.guards?.length ? { ...meta, noindex: true } : meta;
    } catch (error) {
      throw toRouteError(error, onError, environment);
    }
  };

  // Without this a form that is posted before the page's scripts work would be lost.
  const action = async ({ request, params, context }: ActionFunctionArgs<RouterContextProvider>) => {
    const { store, i18n, environment } = context.get(appContext);
    const { language } = store.getState().session;
    const url = new URL(request.url);
    try {
      runGuards(route.guards ?? [], { store, cookies: environment.cookies, url, session });
      const [module] = await Promise.all([loadCode(), texts.ensure(i18n, namespaces)]);
      if (!module.action) throw pageError(405);
      const page: PageContext = { store, params, url, language, t: translatorOf(i18n, feature.id) };
      return await module.action(page, new URLSearchParams(await request.text()));
    } catch (error) {
      throw toRouteError(error, onError, environment);
    }
  };

  const PageOfRoute = () => {
    useDocumentMeta(appLayout, useLoaderData<PageMeta>());
    if (!loaded) throw new Error(`page was not loaded: ${route.path}`);
    return <loaded.Page />;
  };

  const handle: RouteHandle = {
    namespaces,
    loadCode,
    prepare: (context) => prepare(loaded, context),
    loadTexts: (i18n) => texts.ensure(i18n, namespaces),
    page: route,
  };
  return { id: `${feature.id}:${route.path}`, path: route.path, loader, action, Component: PageOfRoute, handle };
};
