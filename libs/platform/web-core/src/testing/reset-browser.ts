import { vi } from 'vitest';

/**
 * Undoes what a file changed, because the files of a project share one browser and one process. Style sheets stay:
 * Chakra adds each only once.
 */
export const resetBrowser = (): void => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.body.replaceChildren();
  for (const element of document.head.querySelectorAll(':not(style)')) element.remove();
  history.replaceState(null, '', '/');
};
