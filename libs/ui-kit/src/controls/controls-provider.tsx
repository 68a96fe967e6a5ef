import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { system } from './system/system.ts';

export interface ControlsProviderProps {
  /** Where styles go; left out where the app has put a `CacheProvider` around already. */
  cache?: EmotionCache;
  children: ReactNode;
}

/** Everything of the second door stands under it. */
export const ControlsProvider = ({ cache, children }: ControlsProviderProps) => {
  const controls = <ChakraProvider value={system}>{children}</ChakraProvider>;
  return cache ? <CacheProvider value={cache}>{controls}</CacheProvider> : controls;
};
