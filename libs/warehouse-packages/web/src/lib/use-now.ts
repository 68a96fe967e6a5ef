import { useEffect, useState } from 'react';

const tickMs = 15_000;

/** The time in ms, a few times a minute; undefined on the server and until the page is alive, so that both render the same. */
export const useNow = (): number | undefined => {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};
