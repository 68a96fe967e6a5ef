import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/config/browser.ts';
import { scratchRoot } from '../../tools/config/scratch-root.ts';
import { shopAddress, shopPort, shops } from './src/support/shop-address.ts';
import type { Speech } from './src/support/speech.ts';

const widths = { desktop: { width: 1280, height: 900 }, phone: { width: 360, height: 740 } } as const;
const locales = { en: 'en-GB', zh: 'zh-CN' } as const;

const isThorough = process.env['JOURNEYS'] === 'all';

/** Every page at every width: a project for each language. */
const walk = '**/walk.e2e.ts';
/** The same for the console. */
const consoleWalk = '**/console-walk.e2e.ts';
/** Not for phones: they have no keyboard, and the widths of windows are walked through once. */
const notOnPhones = ['**/keyboard.e2e.ts', '**/widths.e2e.ts'];

/**
 * English and Chinese at both widths in two pairs. `JOURNEYS=all` adds the other two pairs and a walk in German
 * (`npm run soak -- journeys`); the walk covers all four.
 */
const pairs = [
  ['en', 'desktop'],
  ['zh', 'phone'],
  ...(isThorough
    ? ([
        ['zh', 'desktop'],
        ['en', 'phone'],
      ] as const)
    : []),
] as const;

const journeys = pairs.map(([language, device]) => ({
  name: `${language} ${device}`,
  testIgnore: device === 'desktop' ? [walk, consoleWalk] : [walk, consoleWalk, ...notOnPhones],
  use: {
    language,
    device,
    locale: locales[language],
    timezoneId: 'Europe/Berlin',
    viewport: widths[device],
    hasTouch: device === 'phone',
  },
}));

const walks = (isThorough ? (['en', 'zh', 'de'] as const) : (['en', 'zh'] as const)).map((language) => ({
  name: `walk ${language}`,
  testMatch: walk,
  use: { reader: language },
}));

/**
 * One shop for each worker, so that a shared setting, such as an open feature, does not affect another worker's
 * journey.
 */
const shopOf = (worker: number) => ({
  command: 'node serve.mjs',
  url: `${shopAddress(worker)}/v1/health/ready`,
  timeout: 60_000,
  stdout: 'ignore' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  env: {
    SCRATCH_ROOT: scratchRoot,
    PORT: String(shopPort(worker)),
    PUBLIC_URL: shopAddress(worker),
    STAFF_EMAIL: 'staff@example.test',
    STAFF_PASSWORD: 'staff12345',
    // All journeys register shoppers from one address within a few minutes.
    RATE_LIMITS: 'off',
  },
});

export default defineConfig<{ language: keyof typeof locales; reader: 'en' | 'zh' | 'de'; speech: Speech }>({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results',
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
  // The longest projects start first, one on each worker.
  projects: [...walks, { name: 'console walk', testMatch: consoleWalk }, ...journeys],
  webServer: Array.from({ length: shops }, (_, worker) => shopOf(worker)),
});
