import { defineConfig } from '@playwright/test';
import type { Speech } from './src/support/speech.ts';

const port = Number(process.env['E2E_PORT'] ?? 4173);
const baseURL = `http://127.0.0.1:${port}`;

const widths = { desktop: { width: 1280, height: 900 }, phone: { width: 360, height: 740 } } as const;
const locales = { en: 'en-GB', zh: 'zh-CN' } as const;

/** Every page in both languages, modes and widths: once, by a project of its own. */
const walk = '**/walk.e2e.ts';
/** A phone has no keyboard. */
const byKeyboard = '**/keyboard.e2e.ts';

const journeys = (['en', 'zh'] as const).flatMap((language) =>
  (['desktop', 'phone'] as const).map((device) => ({
    name: `${language} ${device}`,
    testIgnore: device === 'desktop' ? [walk] : [walk, byKeyboard],
    use: { language, device, locale: locales[language], timezoneId: 'Europe/Berlin', viewport: widths[device], hasTouch: device === 'phone' },
  })),
);

export default defineConfig<{ speech: Speech }>({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results',
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  use: {
    baseURL,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM'] ? { executablePath: process.env['CHROMIUM'] } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [...journeys, { name: 'walk', testMatch: walk, use: { trace: 'off' } }],
  webServer: {
    command: 'node serve.mjs',
    url: `${baseURL}/v1/health/ready`,
    timeout: 30_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      PUBLIC_URL: baseURL,
      STAFF_EMAIL: 'staff@example.test',
      STAFF_PASSWORD: 'staff12345',
      // Four projects register shoppers from one address within a minute or two.
      RATE_LIMITS: 'off',
    },
  },
});
