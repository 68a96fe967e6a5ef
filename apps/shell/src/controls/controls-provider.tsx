import { CacheProvider } from '@emotion/react';
import { useContext, type ReactNode } from 'react';
import { ControlsProvider as KitControlsProvider } from '@caravan/ui-kit/controls';
import { ControlsCacheContext } from './controls-cache.ts';
import { pageCache } from './style-cache.ts';

/** The kit's controls with their styles where this request, or this page, keeps them. */
export const ControlsProvider = ({ children }: { children: ReactNode }) => {
  const ofRequest = useContext(ControlsCacheContext);
  return (
    <CacheProvider value={ofRequest ?? pageCache()}>
      <KitControlsProvider>{children}</KitControlsProvider>
    </CacheProvider>
  );
};
