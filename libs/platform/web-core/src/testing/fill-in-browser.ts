import { fillInLayout } from '@caravan/ui-kit/testing';

/**
 * Replaces browser features that jsdom lacks: there is no layout, so nothing scrolls and no media query matches. A frame
 * comes with the next timers, after what caused it and before a test's next action: nobody acts within a sixtieth of a
 * second, but a test on a busy machine does, and a combobox of Zag 1.43 then marks the option of the first action.
 * The browser names no language, so that no country and no currency are guessed.
 */
export const fillInBrowser = (): void => {
  fillInLayout();
  // A frame may be asked for after the file's last test, when there is no global window any more.
  const browser = window;
  Object.defineProperty(navigator, 'languages', { value: [], configurable: true });
  window.scrollTo = () => undefined;
  window.requestAnimationFrame = (frame) => browser.setTimeout(() => frame(performance.now()));
  window.cancelAnimationFrame = (handle) => browser.clearTimeout(handle);
  window.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
};
