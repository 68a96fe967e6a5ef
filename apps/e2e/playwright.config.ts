import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/config/browser.ts';
import { scratchRoot } from '../../tools/config/scratch-root.ts';
import { journeyProjects } from './src/support/journey-projects.ts';
import { shopAddress, shopPort, shops } from './src/support/shop-address.ts';

/** A part of the walk, by the languages that its tests have as tags. A test without a tag runs in the first part. */
const walkIn = (...spoken: string[]) => ({
  name: `walk ${spoken.join(' ')}`,
  testMatch: '**/walk.e2e.ts',
  grepInvert: ['en', 'zh', 'de']
    .filter((language) => !spoken.includes(language))
    .map((language) => new RegExp(`@${language}`)),
});

/** In turn, half of the pages are Chinese, so that both parts take the same time. */
const walks =
  process.env['WALK'] === 'all' ? [walkIn('en'), walkIn('zh'), walkIn('de')] : [walkIn('en', 'de'), walkIn('zh')];

export default defineConfig<{ language: 'en' | 'zh'; device: 'desktop' | 'phone' }>({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results',
  globalSetup: './src/support/say-turn.ts',
  workers: shops,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // For machines that render a page in seconds: the longest journeys open twenty pages and scan most of them.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: shopAddress(),
    launchOptions: launchOptions(),
  },
  // The longest projects start first.
  projects: [
    ...walks,
    { name: 'start', testMatch: '**/restart.e2e.ts' },
    { name: 'console walk', testMatch: '**/console-walk.e2e.ts' },
    ...journeyProjects,
  ],
  webServer: {
    command: 'node serve.mjs',
    wait: { stdout: /The shops are ready/ },
    timeout: 120_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      SCRATCH_ROOT: scratchRoot,
      PORTS: Array.from({ length: shops }, (_, worker) => shopPort(worker)).join(),
      STAFF_EMAIL: 'staff@example.test',
      STAFF_PASSWORD: 'staff12345',
      // All journeys register shoppers from one address within a few minutes.
      RATE_LIMITS: 'off',
    },
  },
});
