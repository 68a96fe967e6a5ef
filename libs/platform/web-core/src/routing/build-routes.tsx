import type { RouteObject } from 'react-router-dom';
import { pageError } from '../errors/page-error.ts';
import { makeTextLibrary, slotNamespace } from '../i18n/texts.ts';
import type { FrameFeature, LayoutName, WebFeature } from '../manifest.ts';
import { makeErrorBoundary, layoutRoute } from './layout-route.tsx';
import { makePageRoot } from './page-root.tsx';
import { pageRoute, type LoadControls } from './page-route.tsx';
import { makeLateSlots } from './late-slots.ts';
import { makeSlotLibrary } from './slots.ts';

export interface BuildRoutesOptions {
  frame: FrameFeature;
  features: readonly WebFeature[];
  loadControls: LoadControls;
  onError?: (error: unknown) => void;
}

const layouts: LayoutName[] = ['default', 'login', 'bare'];

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

/** All routes of the storefront, from the manifests; they are built once and hold nothing of a request. */
export const buildRoutes = ({ frame, features, loadControls, onError = () => undefined }: BuildRoutesOptions): RouteObject[] => {
  const all = [frame, ...features];
  const texts = makeTextLibrary(all);
  const slots = makeSlotLibrary(all);
  const lateSlots = makeLateSlots(all, texts);
  const slotNamespaces = namespacesOfSlots(all);

  const pagesOf = (layout: LayoutName): RouteObject[] =>
    all.flatMap((feature) =>
      feature.routes
        .filter((route) => route.layout === layout)
        .map((route) => pageRoute({ frame, feature, route, texts, loadControls, onError })),
    );

  const children = layouts.map((layout) => {
    const pages = layout === 'default' ? [...pagesOf(layout), notFound] : pagesOf(layout);
    return layoutRoute({ frame, layout, pages, texts, slots, slotNamespaces, onError });
  });
  const routes: RouteObject[] = [];
  routes.push({ id: 'root', Component: makePageRoot({ routes, slots, lateSlots }), ErrorBoundary: makeErrorBoundary(frame), children });
  return routes;
};
