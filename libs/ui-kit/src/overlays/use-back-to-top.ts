import { useEffect, useRef, useState } from 'react';

/** Scroll position from which the button appears, in px (rule 9 of the storefront). */
export const backToTopFrom = 300;

/** Time between two steps, in ms (rule 9 of the storefront). */
export const backToTopEvery = 20;

/** The scroll position after a step: each step moves by a fifth of the rest, and the last pixel in one step. */
export const stepToTop = (offset: number): number => (offset <= 1 ? 0 : Math.floor(offset - offset / 5));

const interrupts = ['wheel', 'touchstart', 'keydown'] as const;

/** Scrolls in steps until it reaches the top or the signal aborts it. */
const scrollInSteps = (run: AbortController): void => {
  const timer = setInterval(() => {
    const next = stepToTop(window.scrollY);
    window.scrollTo(0, next);
    if (next === 0) run.abort();
  }, backToTopEvery);
  run.signal.addEventListener('abort', () => clearInterval(timer));
  // Manual scrolling aborts the animation.
  for (const name of interrupts)
    window.addEventListener(name, () => run.abort(), { passive: true, signal: run.signal });
};

/** Whether the button is visible, and its action: scrolls in steps, or at once with reduced motion. */
export const useBackToTop = (): { visible: boolean; toTop: () => void } => {
  const [visible, setVisible] = useState(false);
  const running = useRef<AbortController>(undefined);

  useEffect(() => {
    const updateVisible = () => setVisible(window.scrollY > backToTopFrom);
    updateVisible();
    window.addEventListener('scroll', updateVisible, { passive: true });
    return () => {
      window.removeEventListener('scroll', updateVisible);
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
    scrollInSteps(running.current);
  };

  return { visible, toTop };
};
