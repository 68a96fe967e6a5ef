import type { ComponentType } from 'react';
import { Outlet, type LoaderFunctionArgs, type RouteObject, type RouterContextProvider } from 'react-router-dom';
import { loadChunk } from '../errors/chunk-error.ts';
import type { TextLibrary } from '../i18n/texts.ts';
import type { AreaName, LayoutProps, WebFeature } from '../manifest.ts';
import { appContext } from './app.tsx';
import type { RouteHandle } from './page-handle.ts';

export interface AreaRouteOptions {
  area: AreaName;
  features: readonly WebFeature[];
  pages: RouteObject[];
  texts: TextLibrary;
}

/**
 * The route around the pages of an area: they share one frame, which stays when the shopper moves between them. Without
 * a feature that fills the area its pages have no frame.
 */
export const areaRoutes = ({ area, features, pages, texts }: AreaRouteOptions): RouteObject[] => {
  const owner = features.find(({ areas }) => areas?.[area]);
  const load = owner?.areas?.[area];
  if (!owner || !load || pages.length === 0) return pages;

  const namespaces = [owner.id, ...(owner.uses ?? [])];
  let Area: ComponentType<LayoutProps> | undefined;
  const handle: RouteHandle = {
    namespaces,
    loadCode: async () => {
      const [module] = await Promise.all([load(), owner.api?.()]);
      Area ??= module.Area;
    },
    loadTexts: (i18n) => texts.ensure(i18n, namespaces),
  };
  const loader = async ({ request, context }: LoaderFunctionArgs<RouterContextProvider>): Promise<null> => {
    const { i18n } = context.get(appContext);
    await loadChunk(() => Promise.all([handle.loadCode(), handle.loadTexts(i18n)]), request.url);
    return null;
  };
  const AreaFrame = () => {
    if (!Area) throw new Error(`area was not loaded: ${area}`);
    return (
      <Area>
        <Outlet />
      </Area>
    );
  };
  return [{ id: `area:${area}`, loader, shouldRevalidate: () => false, Component: AreaFrame, handle, children: pages }];
};
