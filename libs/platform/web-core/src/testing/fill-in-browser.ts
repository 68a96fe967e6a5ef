import { fillInLayout, fillInTopLayer } from '@caravan/ui-kit/testing';

/** What jsdom lacks and pages ask: no layout, so nothing scrolls and no query matches; dialogs and popovers open. */
export const fillInBrowser = (): void => {
  fillInLayout();
  fillInTopLayer();
  window.scrollTo = () => undefined;
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
