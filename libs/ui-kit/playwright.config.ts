import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/config/browser.ts';

/** `npx nx e2e ui-kit`: the gallery in a real browser. */
export default defineConfig({
  testDir: './gallery',
  testMatch: '*.e2e.ts',
  workers: 1,
  reporter: 'list',
  outputDir: '../../dist/.playwright/ui-kit',
  use: { browserName: 'chromium', launchOptions: launchOptions() },
});
