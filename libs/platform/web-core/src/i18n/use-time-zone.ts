import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const here = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
const unknown = (): undefined => undefined;

/**
 * The zone of who looks; undefined on the server and until the page is alive, so that both render the same: the formats stand in with UTC,
 * `useMoment` with Beijing's, and says so.
 */
export const useTimeZone = (): string | undefined => useSyncExternalStore<string | undefined>(never, here, unknown);
