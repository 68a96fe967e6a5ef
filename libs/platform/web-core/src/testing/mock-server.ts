import { setupServer } from 'msw/node';

/** The mock server of a test file; `renderRoute` adds handlers to it. */
export const mockServer = setupServer();

/** Requests without a handler; a test with one of them fails. */
export const unhandledRequests: string[] = [];

let isListening = false;

/** Begins to answer the page's requests, once for all files of a worker, which share its modules. */
export const listenOnce = (): void => {
  if (isListening) return;
  isListening = true;
  mockServer.listen({ onUnhandledFrame: 'error' });
  mockServer.events.on('request:unhandled', ({ request }) => {
    unhandledRequests.push(`${request.method} ${request.url}`);
  });
};
