import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createContext, RouterContextProvider } from 'react-router-dom';
import type { Environment } from '../environment/environment.ts';
import type { I18n } from '../i18n/i18n.ts';
import type { AppStore } from '../store/store.ts';

/**
 * The objects of one browser page or one server request. Routes are built once and read them from the router's context.
 */
export interface App {
  store: AppStore;
  i18n: I18n;
  environment: Environment;
}

export const appContext = createContext<App>();

/** The context that a router passes to its loaders. */
export const routerContextOf = (app: App): RouterContextProvider => {
  const context = new RouterContextProvider();
  context.set(appContext, app);
  return context;
};

/** Store and texts around a router; the same on the server, in the browser and in tests. */
export const AppTree = ({ app, children }: { app: App; children: ReactNode }) => (
  <Provider store={app.store}>
    <I18nextProvider i18n={app.i18n}>{children}</I18nextProvider>
  </Provider>
);
