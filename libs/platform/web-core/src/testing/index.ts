// The matchers' types for every spec that renders a route.
import '@testing-library/jest-dom/vitest';

export { commonWords } from './common-texts.ts';
export { expectConsole } from './console-faults.ts';
export { mockEndpoint, type MockCall } from './mock-endpoint.ts';
export { mockServer } from './mock-server.ts';
export { renderRoute, type RenderedRoute, type RenderRouteOptions } from './render-route.tsx';
export { textFaults } from './text-faults.ts';
export { testFrame } from './test-frame.tsx';
