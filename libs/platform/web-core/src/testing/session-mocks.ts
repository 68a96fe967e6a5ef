import type { HttpHandler } from 'msw';
import type { SessionRules } from '../manifest.ts';

interface TestSession {
  rules: SessionRules;
  /** The calls that every page of a logged-in shopper makes. */
  mocks: (user?: object) => readonly HttpHandler[];
}

let session: TestSession = {
  rules: {
    loginHref: (next) => `/user/login?next=${encodeURIComponent(next)}`,
    makeResync: () => () => async () => undefined,
  },
  mocks: () => [],
};

/** Called by auth's set-up file, so that web-core's testing does not depend on a feature. */
export const provideSession = (provided: TestSession): void => {
  session = provided;
};

export const testSession = (): TestSession => session;
