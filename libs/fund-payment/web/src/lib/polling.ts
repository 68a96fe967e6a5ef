/** Pauses between two polls of a payment, in ms. Providers answer within seconds, or they take a while. */
const pauses = [1_000, 1_000, 2_000, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000];
/** Staff do not decide within seconds. */
const slowPause = 30_000;

export const pauseBefore = (look: number, slow: boolean): number => (slow ? slowPause : (pauses[look] ?? slowPause));

/**
 * Calls `look` after a pause. While the page is hidden it waits, and calls `look` as soon as the page is visible.
 * Returns a function that cancels the call.
 */
export const lookWhenSeen = (look: () => void, pauseMs: number, page: Document = document): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = page.hidden ? undefined : setTimeout(look, ms);
  };
  const onChange = () => wait(0);
  page.addEventListener('visibilitychange', onChange);
  wait(pauseMs);
  return () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', onChange);
  };
};
