export { makeMemoryOutboxStore } from '../outbox/memory-outbox-store.ts';
export { checkConsoleHarness } from './check-console-harness.ts';
export { consoleTestLayout, testStaff, type ConsoleTestLayoutOptions } from './console-test-layout.tsx';
export { fakeOutboxBrowser } from './fake-outbox-browser.ts';
export { fakeScale } from './fake-scale.ts';
export { renderQueueView } from './render-queue-view.tsx';
export { scanCode } from './scan-code.ts';
export { showsPages, signal, testDevice } from './show-station.ts';
export { workbookFile } from './workbook-file.ts';
