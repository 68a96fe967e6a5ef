import { useMemo } from 'react';
import { Outlet, useRouteError, type LoaderFunctionArgs, type RouteObject, type RouterContextProvider } from 'react-router-dom';
import { loadChunk } from '../errors/chunk-error.ts';
import { errorOf } from '../errors/page-error.ts';
import { translator } from '../i18n/i18n.ts';
import type { TextLibrary } from '../i18n/texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { FrameFeature, LayoutName } from '../manifest.ts';
import { useDocumentMeta } from '../navigation/use-document-meta.ts';
import { appContext } from './app.ts';
import type { RouteHandle } from './page-handle.ts';
import type { SlotLibrary } from './slots.ts';

export interface LayoutRouteOptions {
  frame: FrameFeature;
  layout: LayoutName;
  pages: RouteObject[];
  texts: TextLibrary;
  slots: SlotLibrary;
  /** Namespaces that the slots read. */
  slotNamespaces: readonly string[];
  onError: (error: unknown) => void;
}

/** Where the slots are: the other layouts show none. */
const slotLayout: LayoutName = 'default';

/** The error page of a route; an unknown path and a thrown 404 look the same. */
export const makeErrorBoundary = (frame: FrameFeature) => {
  const { NotFound, ErrorView, errorMeta } = frame;
  const RouteError = () => {
    const { status, message } = errorOf(useRouteError());
    const t = useTexts(frame.id);
    const meta = useMemo(() => errorMeta({ status, message }, t), [message, status, t]);
    useDocumentMeta(frame, meta);
    return status === 404 ? <NotFound /> : <ErrorView status={status} message={message} />;
  };
  return RouteError;
};

/** The route around the pages of one layout; errors of a page are shown inside it. */
export const layoutRoute = (options: LayoutRouteOptions): RouteObject => {
  const { frame, layout, pages, texts, slots, slotNamespaces, onError } = options;
  const hasSlots = layout === slotLayout;
  const namespaces = [frame.id, ...(frame.uses ?? []), ...(hasSlots ? slotNamespaces : [])];
  const Layout = frame.layouts[layout];

  const handle: RouteHandle = {
    namespaces,
    loadCode: () => (hasSlots ? slots.load() : Promise.resolve()),
    loadTexts: (i18n) => texts.ensure(i18n, namespaces),
    sources: () => (hasSlots ? slots.sources : []),
  };

  const loader = async ({ request, context }: LoaderFunctionArgs<RouterContextProvider>): Promise<null> => {
    const { store, i18n } = context.get(appContext);
    const { language } = store.getState().session;
    await loadChunk(() => Promise.all([handle.loadCode(), handle.loadTexts(i18n)]), request.url);
    try {
      await frame.loader?.({ store, url: new URL(request.url), language, t: translator(i18n, frame.id) }, layout);
    } catch (error) {
      // A page is worth more than its frame: without its data the frame still stands.
      onError(error);
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
    children: [{ id: `errors:${layout}`, ErrorBoundary: makeErrorBoundary(frame), children: pages }],
  };
};
