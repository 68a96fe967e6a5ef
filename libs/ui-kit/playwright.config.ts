import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/config/browser.ts';

/** `npx nx e2e ui-kit`: the gallery in a real browser. */
export default defineConfig({
  testDir: './gallery',
  testMatch: '*.e2e.ts',
  workers: 2,
  fullyParallel: true,
  // For machines that render a page in seconds.
  timeout: 120_000,
  reporter: 'list',
  outputDir: '../../dist/.playwright/ui-kit',
  use: { browserName: 'chromium', launchOptions: launchOptions() },
});
