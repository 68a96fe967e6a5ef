import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { preview, type PreviewServer } from 'vite';

let server: PreviewServer;
let address: string;

test.beforeAll(async () => {
  server = await preview({ configFile: `${import.meta.dirname}/vite.config.ts`, preview: { host: '127.0.0.1', port: 0 }, logLevel: 'error' });
  address = server.resolvedUrls?.local[0] ?? '';
});

test.afterAll(() => server.close());

const modes = ['light', 'dark'] as const;
const widths = [1280, 360, 320] as const;

for (const mode of modes) {
  for (const width of widths) {
    test(`everything in ${mode} mode at ${width} px: axe is content, nothing sticks out, no error`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.location().url.includes('no-such-photo')) errors.push(message.text());
      });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${address}?mode=${mode}`);
      await expect(page.getByRole('heading', { name: 'Foundations' })).toBeVisible();

      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
      expect(errors).toEqual([]);
    });
  }
}
