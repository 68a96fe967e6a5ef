import type { WebFeature } from '@caravan/web-core';

const noTexts = () => Promise.resolve({ texts: {} });

/** Home and two more pages of another feature, one of them guarded, as targets for tests. */
export const afterLogin: WebFeature = {
  id: 'after-login',
  texts: { en: noTexts, zh: noTexts },
  routes: [
    {
      path: '/',
      layout: 'default',
      load: () => Promise.resolve({ Page: () => <h1>Home</h1>, meta: () => ({ title: 'Home' }) }),
    },
    {
      path: '/guarded',
      layout: 'default',
      guards: ['login'],
      load: () => Promise.resolve({ Page: () => <h1>Guarded</h1>, meta: () => ({ title: 'Guarded' }) }),
    },
    {
      path: '/after',
      layout: 'default',
      load: () => Promise.resolve({ Page: () => <h1>After login</h1>, meta: () => ({ title: 'After login' }) }),
    },
  ],
};
