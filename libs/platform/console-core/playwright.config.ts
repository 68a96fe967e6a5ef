import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../../tools/config/browser.ts';

/** `npx nx e2e console-core`: the parts of stations in a real browser. */
export default defineConfig({
  testDir: './src/dev',
  testMatch: '*.e2e.ts',
  workers: 2,
  fullyParallel: true,
  // For machines that render a page in seconds.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  outputDir: '../../../dist/.playwright/console-core',
  use: { browserName: 'chromium', launchOptions: launchOptions() },
});
