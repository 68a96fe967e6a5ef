import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and while React takes it over, true as soon as the page's scripts work. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
