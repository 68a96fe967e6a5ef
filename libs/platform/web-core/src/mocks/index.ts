// The test helpers that mocks need. Mocks also run in a browser, where a feature works without a server.
export { mockEndpoint } from '../testing/mock-endpoint.ts';
