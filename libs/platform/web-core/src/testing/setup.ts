import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { consoleFaults, watchConsole } from './console-faults.ts';
import { listenOnce, mockServer, unhandledRequests } from './mock-server.ts';
import { settleStores } from './open-stores.ts';
import { fillInBrowser } from './fill-in-browser.ts';
import { forgetSent } from './mock-endpoint.ts';
import { resetBrowser } from './reset-browser.ts';

fillInBrowser();

// The first page of a file compiles its chunks, which takes several seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Testing Library gives the effects of what appears one turn of the event loop, which suffices on an idle machine. A test
// that needs them without waiting for what they do fails here, and from time to time on a busy machine.
if (process.env['EFFECTS'] === 'late') {
  configure({ asyncWrapper: (wait) => wait() });
  beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
}

beforeAll(listenOnce);

beforeEach(() => watchConsole());

afterEach(async () => {
  cleanup();
  await settleStores();
  mockServer.resetHandlers();
  forgetSent();
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
  // A console error or a call without a mock fails the test in which it happens.
  expect(unhandledRequests.splice(0), 'requests without a mock').toEqual([]);
  expect(consoleFaults(), 'console errors and warnings').toEqual([]);
});

afterAll(resetBrowser);
