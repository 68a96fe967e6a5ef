import { defineConfig } from '@playwright/test';

/** `npx nx check-gallery ui-kit`: the gallery in a real browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  workers: 1,
  reporter: 'list',
  outputDir: '../../../test-results/ui-kit-gallery',
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(process.env['CHROMIUM'] ? { executablePath: process.env['CHROMIUM'] } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'],
    },
  },
});
