export { startHarness } from './start-harness.tsx';
