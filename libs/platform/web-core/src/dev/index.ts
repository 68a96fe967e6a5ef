export type { HarnessOptions } from './harness-options.ts';
export { startHarness } from './start-harness.tsx';
