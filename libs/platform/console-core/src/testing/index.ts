export { consoleTestLayout, testStaff } from './console-test-layout.tsx';
export { renderQueueView } from './render-queue-view.tsx';
