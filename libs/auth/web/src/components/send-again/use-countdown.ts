import { useCallback, useEffect, useState } from 'react';

const tickMs = 500;

/** The whole seconds left, by the clock, so that a tab in the background does not fall behind. */
export const useCountdown = (seconds: number): { left: number; restart: (seconds: number) => void } => {
  // An object, so that a restart with the same number of seconds is a new round.
  const [round, setRound] = useState({ seconds });
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    const endsAt = Date.now() + round.seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, tickMs);
    return () => clearInterval(timer);
  }, [round]);

  const restart = useCallback((again: number) => {
    setLeft(again);
    setRound({ seconds: again });
  }, []);
  return { left, restart };
};
