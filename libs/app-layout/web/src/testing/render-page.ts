import { createElement } from 'react';
import type { LayoutName, WebFeature } from '@caravan/web-core';
import { renderRoute, type RenderedRoute, type RenderRouteOptions } from '@caravan/web-core/testing';
import { appLayoutWeb } from '../app-layout.web.ts';
import { homeWeb } from '../home.web.ts';
import { siteHandlers, type SiteMocks } from '../mocks/app-layout.handlers.ts';

const plainPage = (
  path: string,
  layout: LayoutName,
  loader = () => Promise.resolve(),
): WebFeature['routes'][number] => ({
  path,
  layout,
  load: async () => ({
    loader,
    Page: () => createElement('h1', null, `page at ${path}`),
    meta: () => ({ title: path }),
  }),
});

/** Pages of other features that the layouts link to; the product page loads when `product` resolves. */
const elsewhere = (product: Promise<void>): WebFeature => ({
  id: 'elsewhere',
  texts: { en: async () => ({ texts: {} }), zh: async () => ({ texts: {} }) },
  routes: [
    plainPage('/productdetail', 'default', () => product),
    plainPage('/faq', 'default'),
    plainPage('/confirmOrder', 'default'),
    plainPage('/user/login', 'login'),
    plainPage('/bare', 'bare'),
  ],
});

export type RenderPageOptions = Omit<RenderRouteOptions, 'feature' | 'features' | 'app-layout' | 'path'> & {
  path?: string;
  site?: SiteMocks;
  product?: Promise<void>;
};

/** Renders the home page, or another path, in its layout. */
export const renderPage = ({
  path = '/',
  site,
  product = Promise.resolve(),
  handlers = [],
  ...rest
}: RenderPageOptions = {}): Promise<RenderedRoute> =>
  renderRoute({
    ...rest,
    path,
    features: [homeWeb, elsewhere(product)],
    appLayout: appLayoutWeb,
    handlers: [...handlers, ...siteHandlers(site)],
  });
