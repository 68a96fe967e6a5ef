import { act, render, waitFor, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { UserInfo } from '@caravan/account/contract';
import type { Language } from '@caravan/kernel';
import { browserEnvironment } from '../environment/browser-environment.ts';
import { makeI18n } from '../i18n/i18n.ts';
import type { FrameFeature, Slots, WebFeature } from '../manifest.ts';
import { routerContextOf, type App } from '../routing/app.ts';
import { AppTree } from '../routing/app-tree.tsx';
import { buildRoutes } from '../routing/build-routes.tsx';
import { connectLogin } from '../routing/require-login.ts';
import { makeStore, type AppStore } from '../store/store.ts';
import { mockServer } from './mock-server.ts';
import { rememberStore } from './open-stores.ts';
import { sessionMocks } from './session-mocks.ts';
import { testFrame } from './test-frame.tsx';

export interface RenderRouteOptions {
  feature?: WebFeature;
  /** In place of `feature`, where a page leads on to another feature's. */
  features?: readonly WebFeature[];
  /** Path and query of the page. */
  path: string;
  language?: Language;
  handlers?: readonly RequestHandler[];
  loggedIn?: boolean;
  /** What `/users/info` says of the shopper. */
  user?: Partial<UserInfo>;
  /** Components for the slots of other features. */
  slots?: Partial<Slots>;
  /** The frame under test; a plain one by default. */
  frame?: FrameFeature;
}

export interface RenderedRoute extends RenderResult {
  store: AppStore;
  user: UserEvent;
  /** Path and query of the page in view. */
  location: () => string;
  /** Goes to another page, as a link would. */
  navigate: (path: string) => Promise<void>;
}

const featureOfSlots = ({ linkSearch, accountMenu, cartBadge, publicReviews }: Partial<Slots>): WebFeature => ({
  id: 'test-slots',
  texts: { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) },
  routes: [],
  slots: {
    ...(linkSearch ? { linkSearch: () => Promise.resolve({ Slot: linkSearch }) } : {}),
    ...(accountMenu ? { accountMenu: () => Promise.resolve({ Slot: accountMenu }) } : {}),
    ...(cartBadge ? { cartBadge: () => Promise.resolve({ Slot: cartBadge }) } : {}),
    ...(publicReviews ? { publicReviews: () => Promise.resolve({ Slot: publicReviews }) } : {}),
  },
});

const makeApp = (language: Language, loggedIn: boolean): App => {
  const environment = { ...browserEnvironment(), baseUrl: `${location.origin}/v1`, minimumDelayMs: 0 };
  if (loggedIn) {
    environment.cookies.set('token', 'test-token', 60);
    environment.cookies.set('is_login', '1', 60);
  }
  const session = { isLogin: loggedIn, language, colorMode: null, currency: null, footerHeight: 0, websiteTag: 'default' };
  return { store: makeStore(environment, { session }), i18n: makeI18n(language), environment };
};

/** Renders the real route of a manifest: guards, texts, loader and page, on msw, as the shell would. */
export const renderRoute = async (options: RenderRouteOptions): Promise<RenderedRoute> => {
  const { feature, features = feature ? [feature] : [], path, language = 'en', handlers = [], loggedIn = false, user, slots, frame = testFrame } = options;
  mockServer.use(...handlers, ...(loggedIn ? await sessionMocks(user) : []));

  const app = makeApp(language, loggedIn);
  rememberStore(app.store);
  const routes = buildRoutes({
    frame,
    features: slots ? [...features, featureOfSlots(slots)] : features,
    loadControls: () => import('@caravan/ui-kit/controls'),
  });
  const router = createMemoryRouter(routes, { initialEntries: [path], getContext: () => routerContextOf(app) });
  connectLogin(app.environment, router, routes);
  await waitFor(() => {
    if (!router.state.initialized) throw new Error(`${path} is still loading`);
  });

  const result = render(
    <AppTree app={app}>
      <RouterProvider router={router} />
    </AppTree>,
  );
  return {
    ...result,
    store: app.store,
    user: userEvent.setup(),
    location: () => router.state.location.pathname + router.state.location.search,
    navigate: (to) => act(() => router.navigate(to)),
  };
};
