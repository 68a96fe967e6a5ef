import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { I18nContext } from '../i18n/use-texts.ts';
import type { App } from './app.ts';

/** Store and texts around a router; the same on the server, in the browser and in tests. */
export const AppTree = ({ app, children }: { app: App; children: ReactNode }) => (
  <Provider store={app.store}>
    <I18nContext.Provider value={app.i18n}>{children}</I18nContext.Provider>
  </Provider>
);
