import { useEffect, useState } from 'react';

/** The time in ms, a few times a minute unless told otherwise; undefined on the server and until the page is alive, so that both render the same. */
export const useNow = (everyMs = 15_000): number | undefined => {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
};
