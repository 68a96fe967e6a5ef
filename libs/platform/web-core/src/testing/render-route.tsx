import { act, render, waitFor, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi, type Mock } from 'vitest';
import type { Language } from '@caravan/kernel';
import { browserEnvironment } from '../environment/environment.ts';
import { makeI18n } from '../i18n/i18n.ts';
import type { AppLayout, Slots, WebFeature } from '../manifest.ts';
import { type App, AppTree, routerContextOf } from '../routing/app.tsx';
import { buildRoutes } from '../routing/build-routes.tsx';
import { connectLogin } from '../routing/require-login.ts';
import { makeStore, type AppStore } from '../store/store.ts';
import { loggedInSession } from './fake-environment.ts';
import { mockServer } from './mock-server.ts';
import { rememberStore } from './open-stores.ts';
import { testSession } from './session-mocks.ts';
import { testLayout } from './test-layout.tsx';

export interface RenderRouteOptions {
  feature?: WebFeature;
  /** Replaces `feature` if a page leads to another feature's page. */
  features?: readonly WebFeature[];
  /** The path and query of the page. */
  path: string;
  language?: Language;
  handlers?: readonly RequestHandler[];
  loggedIn?: boolean;
  /** The id of the account whose page this is, if it is logged in; by default that of the factories. */
  account?: string;
  /** The answer of `/users/info` about the shopper. */
  user?: object;
  /** The components for slots of other features. */
  slots?: Partial<Slots>;
  /** The app layout under test; by default a plain one. */
  appLayout?: AppLayout;
}

export interface RenderedRoute extends RenderResult {
  store: AppStore;
  user: UserEvent;
  /** The path and query of the page in view. */
  location: () => string;
  /** Navigates to another page, as a link does. */
  navigate: (path: string) => Promise<void>;
  /** Called instead of a reload of the document. */
  reload: Mock<() => void>;
}

const featureOfSlots = (slots: Partial<Slots>): WebFeature => ({
  id: 'test-slots',
  texts: { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) },
  routes: [],
  slots: Object.fromEntries(
    Object.entries(slots).map(([name, Slot]) => [name, () => Promise.resolve({ Slot })]),
  ) as WebFeature['slots'],
});

const makeApp = (language: Language, account: string | null, reload: () => void): App => {
  const environment = { ...browserEnvironment(), baseUrl: `${location.origin}/v1`, minimumDelayMs: 0, reload };
  const loggedIn = account !== null;
  if (loggedIn) {
    environment.cookies.set('token', 'test-token', 60);
    environment.cookies.set('is_login', '1', 60);
  }
  const session = { ...loggedInSession, isLogin: loggedIn, account, language };
  return { store: makeStore(environment, { session }), i18n: makeI18n(language), environment };
};

/** Renders the real route of a manifest: guards, texts, loader and page, on msw, as the shell does. */
export const renderRoute = async (options: RenderRouteOptions): Promise<RenderedRoute> => {
  const {
    feature,
    features = feature ? [feature] : [],
    path,
    language = 'en',
    handlers = [],
    loggedIn = false,
    account = 'user_1',
    user,
    slots,
    appLayout = testLayout,
  } = options;
  const session = testSession();
  mockServer.use(...handlers, ...(loggedIn ? session.mocks(user) : []));

  const reload = vi.fn<() => void>();
  const app = makeApp(language, loggedIn ? account : null, reload);
  rememberStore(app.store);
  const routes = buildRoutes({
    appLayout,
    features: slots ? [...features, featureOfSlots(slots)] : features,
    session: session.rules,
  });
  const router = createMemoryRouter(routes, { initialEntries: [path], getContext: () => routerContextOf(app) });
  connectLogin({ environment: app.environment, router, routes, session: session.rules });
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
    reload,
  };
};
