import type { WebFeature } from '@caravan/web-core';

const noTexts = () => Promise.resolve({ texts: {} });

/** Home and one more page of another feature, for tests to arrive at. */
export const afterLogin: WebFeature = {
  id: 'after-login',
  texts: { en: noTexts, zh: noTexts },
  routes: [
    { path: '/', layout: 'default', load: () => Promise.resolve({ Page: () => <h1>Home</h1>, meta: () => ({ title: 'Home' }) }) },
    { path: '/after', layout: 'default', load: () => Promise.resolve({ Page: () => <h1>After login</h1>, meta: () => ({ title: 'After login' }) }) },
  ],
};
