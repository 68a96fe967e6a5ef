import type { HttpHandler } from 'msw';
import { verifySessionContract, getUserInfoContract } from '@caravan/auth/contract/schema';
import { aVerified, aUserInfo } from '@caravan/auth/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import type { WebFeature } from '@caravan/web-core';

const noTexts = () => Promise.resolve({ texts: {} });

const page = (path: string, title: string): WebFeature['routes'][number] => ({
  path,
  layout: 'default',
  load: () => Promise.resolve({ Page: () => <h1>{title}</h1>, meta: () => ({ title }) }),
});

/** Pages of another feature, as targets for tests. */
export const afterLogin: WebFeature = {
  id: 'after-login',
  texts: { en: noTexts, zh: noTexts },
  routes: [page('/', 'Home'), page('/work', 'Work')],
};

/** The calls that a test's router makes on each page change with a session. */
export const sessionHandlers = (): HttpHandler[] => [
  mockEndpoint(verifySessionContract, () => aVerified()),
  mockEndpoint(getUserInfoContract, () => aUserInfo()),
];
