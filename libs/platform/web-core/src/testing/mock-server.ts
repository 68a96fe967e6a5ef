import { setupServer } from 'msw/node';

/** The mock server of a test file; `renderRoute` adds handlers to it. */
export const mockServer = setupServer();

/** Requests without a handler; a test with one of them fails. */
export const unhandledRequests: string[] = [];
