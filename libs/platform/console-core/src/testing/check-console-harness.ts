import type { HarnessOptions } from '@caravan/web-core/dev';
import { checkHarness } from '@caravan/web-core/testing';
import { consoleTestLayout, testStaff } from './console-test-layout.tsx';

/** The smoke test of the console part of a feature, for an owner. */
export const checkConsoleHarness = (harness: HarnessOptions): void =>
  checkHarness({ ...harness, appLayout: consoleTestLayout({ me: { ...testStaff, roles: ['owner'] } }) });
