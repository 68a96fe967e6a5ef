// What mocks need, and nothing of a test: they also run in a browser, where a feature is shown without a server.
export { mockEndpoint, type MockCall } from '../testing/mock-endpoint.ts';
