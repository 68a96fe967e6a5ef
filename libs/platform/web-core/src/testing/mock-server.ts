import { setupServer } from 'msw/node';

/** The one mock server of a test file; `renderRoute` puts handlers into it. */
export const mockServer = setupServer();

/** Requests that no handler answered; a test with one of them fails. */
export const unhandledRequests: string[] = [];
