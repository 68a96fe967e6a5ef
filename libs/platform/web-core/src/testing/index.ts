// The matchers' types for every spec that renders a route.
import '@testing-library/jest-dom/vitest';

export { byTurns } from './by-turns.ts';
export { checkHarness } from './check-harness.ts';
export { commonWords } from './common-texts.ts';
export { answers, fails, fakeEnvironment, loggedInSession, type Answer } from './fake-environment.ts';
export { expectConsole } from './console-faults.ts';
export { joinedDates } from './joined-dates.ts';
export { mockEndpoint, sentTo } from './mock-endpoint.ts';
export { settleStores } from './open-stores.ts';
export { mockServer } from './mock-server.ts';
export { provideSession } from './session-mocks.ts';
export { renderRoute, type RenderedRoute, type RenderRouteOptions } from './render-route.tsx';
export { testLayout } from './test-layout.tsx';
