import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const unknown = (): undefined => undefined;

/** The zone of who looks; undefined on the server and until the page is alive, so that both render the same and Beijing’s, named, can stand in for it. */
export const useOwnZone = (): string | undefined => useSyncExternalStore<string | undefined>(never, here, unknown);
