/// <reference types="msw/vite/client" />
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { network } from 'virtual:msw';
import { resolveLanguage } from '@caravan/kernel';
import { AppTree, browserEnvironment, buildRoutes, makeI18n, makeStore, readCookie, routerContextOf } from '@caravan/web-core';
import { contentWeb } from '../content.web.ts';
import { contentHandlers } from '../mocks/content.handlers.ts';
import { plainFrame } from './plain-frame.tsx';

network.configure({ handlers: contentHandlers() });
await network.enable();

const query = new URLSearchParams(location.search).get('lang');
const language = resolveLanguage({ query, cookie: readCookie(document.cookie, 'lang'), acceptLanguage: navigator.language });
document.documentElement.lang = language;
if (location.pathname === '/') history.replaceState(null, '', `/faq${location.search}`);

const environment = browserEnvironment();
const session = { isLogin: false, language, colorMode: null, footerHeight: 0, websiteTag: 'default' };
const app = { environment, store: makeStore(environment, { session }), i18n: makeI18n(language) };
const routes = buildRoutes({
  frame: plainFrame,
  features: [contentWeb],
  loadControls: () => Promise.reject(new Error('content has no page with controls')),
});
const router = createBrowserRouter(routes, { getContext: () => routerContextOf(app) });

createRoot(document.getElementById('root') ?? document.body).render(
  <AppTree app={app}>
    <RouterProvider router={router} />
  </AppTree>,
);
