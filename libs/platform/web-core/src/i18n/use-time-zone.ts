import { useEffect, useState } from 'react';

/** The shopper's own time zone; UTC until the page is alive, so that server and browser agree on the first rendering. */
export const useTimeZone = (): string => {
  const [zone, setZone] = useState('UTC');
  useEffect(() => setZone(new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'), []);
  return zone;
};
