import type { ComponentType, ReactNode } from 'react';
import type { LoaderFunctionArgs, RouteObject, RouterContextProvider } from 'react-router-dom';
import { loadChunk } from '../errors/chunk-error.ts';
import { errorOf, isThrownAnswer, pageError } from '../errors/page-error.ts';
import { runGuards } from '../guards/guards.ts';
import { addTexts, translator } from '../i18n/i18n.ts';
import type { TextLibrary } from '../i18n/texts.ts';
import type { PageContext, PageMeta, PageModule, WebFeature, WebRoute } from '../manifest.ts';
import { appContext } from './app.ts';
import type { RouteHandle } from './page-handle.ts';

/** Loads the provider of `@caravan/ui-kit/controls`, for the pages that need it. */
export type LoadControls = () => Promise<ComponentType<{ children: ReactNode }>>;

export interface PageRouteOptions {
  feature: WebFeature;
  route: WebRoute;
  texts: TextLibrary;
  loadControls: LoadControls;
  /** Called with what is no answer of ours, so that the server can log it. */
  onError: (error: unknown) => void;
}

/** A page's chunk once it is there; rendering never waits for it, since loaders and hydration do. */
interface Loaded {
  module?: PageModule;
  Controls?: ComponentType<{ children: ReactNode }>;
}

const toRouteError = (error: unknown, onError: (error: unknown) => void): unknown => {
  if (isThrownAnswer(error)) return error;
  const { status, message } = errorOf(error);
  if (status === 500) onError(error);
  return pageError(status, message);
};

/** Makes the router's route of one page: guards, then code and texts together, then data; its loader's result is the page's meta. */
export const pageRoute = ({ feature, route, texts, loadControls, onError }: PageRouteOptions): RouteObject => {
  const namespaces = [feature.id, ...(feature.uses ?? [])];
  const loaded: Loaded = {};

  const loadCode = async (): Promise<PageModule> => {
    const [module, Controls] = await Promise.all([route.load(), route.controls ? loadControls() : undefined]);
    Object.assign(loaded, { module, Controls });
    return module;
  };

  const loader = async ({ request, params, context }: LoaderFunctionArgs<RouterContextProvider>): Promise<PageMeta> => {
    const { store, i18n, environment } = context.get(appContext);
    const { language } = store.getState().session;
    const url = new URL(request.url);
    try {
      runGuards(route.guards ?? [], { store, cookies: environment.cookies, url });
      const [module, loadedTexts] = await loadChunk(() => Promise.all([loadCode(), texts.load(namespaces, language)]), request.url);
      addTexts(i18n, loadedTexts);
      const page: PageContext = { store, params, url, language, t: translator(i18n, feature.id) };
      await module.loader?.(page);
      const meta = module.meta(page);
      return route.noindex || route.guards?.length ? { ...meta, noindex: true } : meta;
    } catch (error) {
      throw toRouteError(error, onError);
    }
  };

  const PageOfRoute = () => {
    const { module, Controls } = loaded;
    if (!module) throw new Error(`page was not loaded: ${route.path}`);
    const page = <module.Page />;
    return Controls ? <Controls>{page}</Controls> : page;
  };

  const handle: RouteHandle = {
    namespaces,
    preload: async (language) => {
      const [, loadedTexts] = await Promise.all([loadCode(), texts.load(namespaces, language)]);
      return loadedTexts;
    },
    page: route,
  };
  return { id: `${feature.id}:${route.path}`, path: route.path, loader, Component: PageOfRoute, handle };
};
