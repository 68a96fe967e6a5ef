import { useEffect, type ReactNode } from 'react';
import { AppTree, type App } from '@caravan/web-core';

/** Marks the document once the page is hydrated; browser tests wait for it. */
const Hydrated = () => {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '1';
  }, []);
  return null;
};

/**
 * A router with everything around it. Server and browser render the same tree, because generated ids depend on its
 * shape.
 */
export const PageTree = ({ app, children }: { app: App; children: ReactNode }) => (
  <AppTree app={app}>
    {children}
    <Hydrated />
  </AppTree>
);
