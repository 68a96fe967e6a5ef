import { useEffect, useRef, useState } from 'react';
import { backToTopEvery, backToTopFrom, stepToTop } from './back-to-top.ts';

const interrupts = ['wheel', 'touchstart', 'keydown'] as const;

/** Climbs in steps until the top is reached or the signal ends it. */
const climb = (run: AbortController): void => {
  const timer = setInterval(() => {
    const next = stepToTop(window.scrollY);
    window.scrollTo(0, next);
    if (next === 0) run.abort();
  }, backToTopEvery);
  run.signal.addEventListener('abort', () => clearInterval(timer));
  // Whoever scrolls by hand has the last word.
  for (const name of interrupts) window.addEventListener(name, () => run.abort(), { passive: true, signal: run.signal });
};

/** Whether the way back to the top is offered, and the way itself: in steps, or in one jump for who wants no motion. */
export const useBackToTop = (): { visible: boolean; toTop: () => void } => {
  const [visible, setVisible] = useState(false);
  const running = useRef<AbortController>(undefined);

  useEffect(() => {
    const look = () => setVisible(window.scrollY > backToTopFrom);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      running.current?.abort();
    };
  }, []);

  const toTop = () => {
    running.current?.abort();
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      window.scrollTo(0, 0);
      return;
    }
    running.current = new AbortController();
    climb(running.current);
  };

  return { visible, toTop };
};
