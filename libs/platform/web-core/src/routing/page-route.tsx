import type { ComponentType, ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs, type RouteObject, type RouterContextProvider } from 'react-router-dom';
import { loadChunk } from '../errors/chunk-error.ts';
import { errorOf, isThrownAnswer, pageError } from '../errors/page-error.ts';
import { runGuards } from '../guards/guards.ts';
import { translator } from '../i18n/i18n.ts';
import type { TextLibrary } from '../i18n/texts.ts';
import type { FrameFeature, PageContext, PageMeta, PageModule, WebFeature, WebRoute } from '../manifest.ts';
import { useDocumentMeta } from '../navigation/use-document-meta.ts';
import { appContext } from './app.ts';
import { moduleSource } from './module-source.ts';
import type { RouteHandle } from './page-handle.ts';

/** The provider of `@caravan/ui-kit/controls`, for the pages that need it. */
export interface ControlsModule {
  ControlsProvider: ComponentType<{ children: ReactNode }>;
}

export type LoadControls = () => Promise<ControlsModule>;

export interface PageRouteOptions {
  frame: FrameFeature;
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
  controls?: ControlsModule | undefined;
}

interface Failing {
  onError: (error: unknown) => void;
  isServer: boolean;
}

const toRouteError = (error: unknown, { onError, isServer }: Failing): unknown => {
  if (isThrownAnswer(error)) return error;
  const { status, message } = errorOf(error);
  if (status !== 500) return pageError(status, message);
  onError(error);
  // What broke inside the server is for its log, not for its visitors.
  return pageError(status, isServer ? '' : message);
};

/** Makes the router's route of one page: guards, then code and texts together, then data; its loader's result is the page's meta. */
export const pageRoute = ({ frame, feature, route, texts, loadControls, onError }: PageRouteOptions): RouteObject => {
  const namespaces = [feature.id, ...(feature.uses ?? [])];
  const loaded: Loaded = {};

  const loadCode = async (): Promise<PageModule> => {
    if (loaded.module) return loaded.module;
    const [module, controls] = await Promise.all([route.load(), route.controls ? loadControls() : undefined]);
    loaded.module = module;
    loaded.controls = controls;
    return module;
  };

  const loader = async ({ request, params, context }: LoaderFunctionArgs<RouterContextProvider>): Promise<PageMeta> => {
    const { store, i18n, environment } = context.get(appContext);
    const { language } = store.getState().session;
    const url = new URL(request.url);
    try {
      runGuards(route.guards ?? [], { store, cookies: environment.cookies, url });
      const [module] = await loadChunk(() => Promise.all([loadCode(), texts.ensure(i18n, namespaces)]), request.url);
      const page: PageContext = { store, params, url, language, t: translator(i18n, feature.id) };
      await module.loader?.(page);
      await loadChunk(async () => module.prepare?.(page), request.url);
      const meta = module.meta(page);
      return route.noindex || route.guards?.length ? { ...meta, noindex: true } : meta;
    } catch (error) {
      throw toRouteError(error, { onError, isServer: environment.isServer });
    }
  };

  const PageOfRoute = () => {
    const { module, controls } = loaded;
    useDocumentMeta(frame, useLoaderData<PageMeta>());
    if (!module) throw new Error(`page was not loaded: ${route.path}`);
    const page = <module.Page />;
    return controls ? <controls.ControlsProvider>{page}</controls.ControlsProvider> : page;
  };

  const handle: RouteHandle = {
    namespaces,
    loadCode,
    prepare: async (context) => loaded.module?.prepare?.(context),
    loadTexts: (i18n) => texts.ensure(i18n, namespaces),
    sources: () => [...moduleSource(loaded.module), ...moduleSource(loaded.controls)],
    page: route,
  };
  return { id: `${feature.id}:${route.path}`, path: route.path, loader, Component: PageOfRoute, handle };
};
