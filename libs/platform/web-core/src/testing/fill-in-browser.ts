import { fillInLayout } from '@caravan/ui-kit/testing';

/** Replaces browser features that jsdom lacks: there is no layout, so nothing scrolls and no media query matches. */
export const fillInBrowser = (): void => {
  fillInLayout();
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
