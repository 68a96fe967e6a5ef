/** Longest wait for an idle moment (storefront.md 9). */
export const idleTimeoutMs = 2000;

/** Runs `work` when the browser has nothing better to do, after 2 s at the latest; the result cancels it. */
export const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: idleTimeoutMs });
    return () => cancelIdleCallback(id);
  }
  // Safari has no idle callback: a short wait lets the page settle first.
  const id = setTimeout(work, 200);
  return () => clearTimeout(id);
};
