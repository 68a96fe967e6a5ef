import { expect, test as base, type Page } from '@playwright/test';
import { speech, type Speech } from './speech.ts';
import { seriousFindings } from './walk/looks.ts';

export type Device = 'desktop' | 'phone';

interface Options {
  language: keyof typeof speech;
  device: Device;
  /** The pages' texts in this project's language. */
  say: Speech;
}

interface Fixtures {
  /** Console errors, warnings and page errors so far; the test fails if any is left at its end. */
  faults: string[];
}

/** Messages of the browser about answers that a page handles, such as the 401 of a session check. */
const isHandledAnswer = (text: string): boolean =>
  /^Failed to load resource: the server responded with a status of (401|404|409|422|424)/.test(text);

/** Records console errors, warnings and page errors of this page from now on. */
export const watchFaults = (page: Page, faults: string[] = []): string[] => {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isHandledAnswer(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  return faults;
};

/** A test that opens its pages itself. */
export const withoutPage = base.extend<Options>({
  language: ['en', { option: true }],
  device: ['desktop', { option: true }],
  say: async ({ language }, provide) => provide(speech[language]),
});

export const test = withoutPage.extend<Fixtures>({
  faults: [
    async ({ page }, provide) => {
      const faults = watchFaults(page);
      await provide(faults);
      expect(faults, 'console errors and warnings').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page and waits until it is hydrated. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await alive(page);
};

export const alive = (page: Page): Promise<unknown> =>
  page.waitForSelector('html[data-hydrated]', { state: 'attached', timeout: 30_000 });

/** Fails on serious axe findings and on content wider than the window. */
export const checkPage = async (page: Page): Promise<void> => {
  // Finish transitions and opening animations first: axe would measure colours between the two modes, and a dialog that
  // is still transparent does not count as open.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  expect(await seriousFindings(page), 'axe').toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'horizontal scroll').toBeLessThanOrEqual(0);
};

let shoppers = 0;
/** An address that this run has not used. */
export const freshEmail = (): string => `shopper-${Date.now()}-${(shoppers += 1)}@example.test`;

export const password = 'caravan2026';
