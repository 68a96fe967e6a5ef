export { consoleHarness } from './console-harness.tsx';
