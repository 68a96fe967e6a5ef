import { useEffect, useState } from 'react';
import type { IsoInstant } from '@caravan/kernel';

const tickMs = 500;

/** Whole seconds until an instant, by the clock, so that a tab in the background does not fall behind; undefined until the page is alive. */
export const useSecondsLeft = (until: IsoInstant): number | undefined => {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const endsAt = Date.parse(until);
    const tick = () => {
      const rest = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, tickMs);
    tick();
    return () => clearInterval(timer);
  }, [until]);
  return left;
};
