/** What jsdom lacks and pages ask: no layout, so nothing scrolls and no query matches. */
export const fillInBrowser = (): void => {
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
