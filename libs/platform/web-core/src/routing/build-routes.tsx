import type { RouteObject } from 'react-router-dom';
import { pageError } from '../errors/page-error.ts';
import { makeTextLibrary, slotNamespace } from '../i18n/texts.ts';
import type { AppLayout, AreaName, LayoutName, SessionRules, WebFeature } from '../manifest.ts';
import { areaRoutes } from './area-route.tsx';
import { makeErrorBoundary, layoutRoute } from './layout-route.tsx';
import { makePageRoot } from './page-root.tsx';
import { pageRoute } from './page-route.tsx';
import { makeLazySlots } from './lazy-slots.ts';
import { makeSlotLibrary } from './slots.ts';

export interface BuildRoutesOptions {
  appLayout: AppLayout;
  features: readonly WebFeature[];
  session: SessionRules;
  onError?: (error: unknown, requestId?: string) => void;
}

const layouts: LayoutName[] = ['default', 'login', 'bare'];
const areas: AreaName[] = ['account'];

const namespacesOfSlots = (features: readonly WebFeature[]): string[] =>
  features
    .filter(({ slots }) => slots && Object.keys(slots).length > 0)
    .map(({ id, slotTexts }) => (slotTexts ? slotNamespace(id) : id));

const notFound: RouteObject = {
  id: 'not-found',
  path: '*',
  loader: () => {
    throw pageError(404);
  },
  Component: () => null,
};

/** Builds all routes of the storefront from the manifests, once; they hold no data of a request. */
export const buildRoutes = ({
  appLayout,
  features,
  session,
  onError = () => undefined,
}: BuildRoutesOptions): RouteObject[] => {
  const all = [appLayout, ...features];
  const texts = makeTextLibrary(all);
  const slots = makeSlotLibrary(all);
  const lazySlots = makeLazySlots(all, texts);
  const slotNamespaces = namespacesOfSlots(all);

  const pagesOf = (layout: LayoutName, area?: AreaName): RouteObject[] =>
    all.flatMap((feature) =>
      feature.routes
        .filter((route) => route.layout === layout && route.area === area)
        .map((route) => pageRoute({ appLayout, feature, route, texts, lazySlots, session, onError })),
    );

  const children = layouts.map((layout) => {
    const pages = pagesOf(layout);
    if (layout === 'default') {
      const inAreas = areas.flatMap((area) => areaRoutes({ area, features: all, pages: pagesOf(layout, area), texts }));
      pages.push(...inAreas, notFound);
    }
    return layoutRoute({ appLayout, layout, pages, texts, slots, slotNamespaces, onError });
  });
  const routes: RouteObject[] = [];
  routes.push({
    id: 'root',
    Component: makePageRoot({ routes, slots, lazySlots, session }),
    ErrorBoundary: makeErrorBoundary(appLayout),
    children,
  });
  return routes;
};
