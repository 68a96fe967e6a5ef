import { createContext, RouterContextProvider } from 'react-router-dom';
import type { Environment } from '../environment/environment.ts';
import type { I18n } from '../i18n/i18n.ts';
import type { AppStore } from '../store/store.ts';

/** What one browser page or one server request works with; routes are built once and find it in the router's context. */
export interface App {
  store: AppStore;
  i18n: I18n;
  environment: Environment;
}

export const appContext = createContext<App>();

/** The context that a router hands to its loaders. */
export const routerContextOf = (app: App): RouterContextProvider => {
  const context = new RouterContextProvider();
  context.set(appContext, app);
  return context;
};
