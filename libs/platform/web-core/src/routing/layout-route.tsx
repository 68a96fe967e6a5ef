import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Outlet,
  useRouteError,
  type LoaderFunctionArgs,
  type RouteObject,
  type RouterContextProvider,
} from 'react-router-dom';
import { loadChunk } from '../errors/chunk-error.ts';
import { errorOf } from '../errors/page-error.ts';
import { translatorOf } from '../i18n/i18n.ts';
import type { TextLibrary } from '../i18n/texts.ts';
import type { AppLayout, LayoutName } from '../manifest.ts';
import { useDocumentMeta } from '../navigation/use-document-meta.ts';
import { appContext } from './app.tsx';
import type { RouteHandle } from './page-handle.ts';
import type { SlotLibrary } from './slots.ts';

export interface LayoutRouteOptions {
  appLayout: AppLayout;
  layout: LayoutName;
  pages: RouteObject[];
  texts: TextLibrary;
  slots: SlotLibrary;
  /** The namespaces that the slots read. */
  slotNamespaces: readonly string[];
  onError: (error: unknown, requestId?: string) => void;
}

/** Only this layout shows slots. */
const slotLayout: LayoutName = 'default';

/** The error page of a route; an unknown path and a thrown 404 look the same. */
export const makeErrorBoundary = (appLayout: AppLayout) => {
  const { NotFound, ErrorView, errorMeta } = appLayout;
  const RouteError = () => {
    const { status, message, requestId } = errorOf(useRouteError());
    const { i18n } = useTranslation();
    const t = useMemo(() => translatorOf(i18n, appLayout.id), [i18n]);
    const meta = useMemo(() => errorMeta({ status, message }, t), [message, status, t]);
    useDocumentMeta(appLayout, meta);
    return status === 404 ? <NotFound /> : <ErrorView status={status} message={message} requestId={requestId} />;
  };
  return RouteError;
};

/** The route around the pages of one layout; it shows the errors of a page inside the layout. */
export const layoutRoute = (options: LayoutRouteOptions): RouteObject => {
  const { appLayout, layout, pages, texts, slots, slotNamespaces, onError } = options;
  const hasSlots = layout === slotLayout;
  const namespaces = [appLayout.id, ...(appLayout.uses ?? []), ...(hasSlots ? slotNamespaces : [])];
  const Layout = appLayout.layouts[layout];

  const handle: RouteHandle = {
    namespaces,
    loadCode: () => Promise.all([appLayout.api?.(), hasSlots ? slots.load() : undefined]),
    loadTexts: (i18n) => texts.ensure(i18n, namespaces),
  };

  const loader = async ({ request, context }: LoaderFunctionArgs<RouterContextProvider>): Promise<null> => {
    const { store, i18n, environment } = context.get(appContext);
    const { language } = store.getState().session;
    await loadChunk(() => Promise.all([handle.loadCode(), handle.loadTexts(i18n)]), request.url);
    try {
      await appLayout.loader?.(
        { store, url: new URL(request.url), language, t: translatorOf(i18n, appLayout.id) },
        layout,
      );
    } catch (error) {
      // The page matters more than its layout: without its data the layout still renders.
      onError(error, environment.requestId);
    }
    return null;
  };

  return {
    id: `layout:${layout}`,
    loader,
    shouldRevalidate: () => false,
    Component: () => (
      <Layout>
        <Outlet />
      </Layout>
    ),
    handle,
    children: [{ id: `errors:${layout}`, ErrorBoundary: makeErrorBoundary(appLayout), children: pages }],
  };
};
