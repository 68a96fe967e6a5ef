import { createElement } from 'react';
import type { LayoutName, WebFeature } from '@caravan/web-core';
import { renderRoute, type RenderedRoute, type RenderRouteOptions } from '@caravan/web-core/testing';
import { frameWeb } from '../frame.web.ts';
import { homeWeb } from '../home.web.ts';
import { siteHandlers, type SiteMocks } from '../mocks/frame.handlers.ts';

const plainPage = (path: string, layout: LayoutName, loader = () => Promise.resolve()): WebFeature['routes'][number] => ({
  path,
  layout,
  load: async () => ({ loader, Page: () => createElement('h1', null, `page at ${path}`), meta: () => ({ title: path }) }),
});

/** Pages of other features that the frame leads to; the product page comes when `product` does. */
const elsewhere = (product: Promise<void>): WebFeature => ({
  id: 'elsewhere',
  texts: { en: async () => ({ texts: {} }), zh: async () => ({ texts: {} }) },
  routes: [
    plainPage('/productdetail', 'default', () => product),
    plainPage('/faq', 'default'),
    plainPage('/user/login', 'login'),
    plainPage('/bare', 'bare'),
  ],
});

export type RenderPageOptions = Omit<RenderRouteOptions, 'feature' | 'features' | 'frame' | 'path'> & { path?: string; site?: SiteMocks; product?: Promise<void> };

/** The home page, or another path, in the frame itself. */
export const renderPage = ({ path = '/', site, product = Promise.resolve(), handlers = [], ...rest }: RenderPageOptions = {}): Promise<RenderedRoute> =>
  renderRoute({ ...rest, path, features: [homeWeb, elsewhere(product)], frame: frameWeb, handlers: [...handlers, ...siteHandlers(site)] });
