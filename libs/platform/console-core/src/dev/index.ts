export { startConsoleHarness } from './start-console-harness.tsx';
