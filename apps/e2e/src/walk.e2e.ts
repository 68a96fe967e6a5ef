import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { alive, expect, watchFaults } from './support/journey.ts';
import { staff } from './support/people.ts';
import {
  brokenTexts,
  enlarge,
  looks,
  overflow,
  seriousFindings,
  take,
  unreadableTexts,
  type Look,
} from './support/walk/looks.ts';
import { isOpenedBy, routePatterns } from './support/walk/route-patterns.ts';
import { hrefOf, stops, type Stop, type Walkers } from './support/walk/stops.ts';
import { foreignTexts, rawKeys, shownTexts } from './support/walk/texts.ts';
import { loaded, shoppersBrowser, test } from './support/walk/walk.ts';
import { stringsOf, written } from './support/walk/written.ts';

type Language = keyof typeof written;

const languages = { en: 'en', zh: 'zh-CN' };

/** Whether to save a screenshot of each look in the results folder. */
const keepsPictures = process.env['WALK_PICTURES'] === '1';

/** Texts that shops write in both languages, Western Union data, search words, and the languages' own names. */
const asWritten = [
  'Harbour Lane 港湾小铺',
  'Canvas tote 帆布托特包',
  'Heavy washed canvas with an inner pocket and long handles. 厚实水洗帆布，带内袋和长提手。',
  'Bamboo wind chime 竹风铃',
  'Natural 本色',
  'Indigo 靛蓝',
  'DEMO, NOT A RECEIVER',
  'Shenzhen',
  'qqqq',
  // A state of the second address, and the shoppers' user agent.
  'CA',
  shoppersBrowser,
  'Firefox',
  'Linux',
  'English',
  '中文',
];

test.describe.configure({ timeout: 60_000 });

test('the walk opens every page of the router', async () => {
  const patterns = await routePatterns();
  expect(patterns.length).toBeGreaterThan(30);
  expect(patterns.filter((pattern) => !stops.some(({ path }) => isOpenedBy(pattern, path)))).toEqual([]);
});

/** Rendered pages cache the feature flags for two seconds. */
const openEstimate = async (request: APIRequestContext, isOpen: boolean): Promise<void> => {
  await (
    await staff(request)
  ).call('PUT', '/staff/configurations', { features: { shipping_estimate: isOpen, community: false } });
};

const openStop = async (page: Page, stop: Stop, href: string): Promise<void> => {
  const response = await page.goto(href);
  expect(response?.status(), href).toBe(stop.status);
  await alive(page);
  await stop.reach?.(page);
  await loaded(page);
};

/** Chinese punctuation includes its space. */
const spaceAfterStop = /.{0,12}[。，；！？] +\p{Script=Han}.{0,12}/gu;

/** Checks the heading, the language and the texts, including hidden parts of the page. */
const readPage = async (page: Page, language: Language, said: readonly string[]): Promise<void> => {
  const texts = await shownTexts(page);
  await expect.soft(page.locator('html')).toHaveAttribute('lang', languages[language]);
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect.soft(await page.title(), 'title').not.toBe('');
  expect.soft(rawKeys(texts), 'keys without words').toEqual([]);
  expect.soft(foreignTexts(texts, language, said), 'words of the other language').toEqual([]);
  expect
    .soft((await page.locator('body').innerText()).match(spaceAfterStop) ?? [], 'spaces after Chinese stops')
    .toEqual([]);
};

/** axe is the slowest check: it runs once in each language, or for every look with screenshots. */
const isAxeTurn = (language: Language, { mode, width }: Look): boolean =>
  keepsPictures || (language === 'en' ? mode === 'light' && width === 1280 : mode === 'dark' && width === 360);

const lookAt = async (page: Page, stop: Stop, language: Language, outputDir: string): Promise<void> => {
  for (const look of looks) {
    const called = `${look.mode}, ${look.width} px`;
    await take(page, look);
    expect.soft(await overflow(page), `horizontal scroll, ${called}`).toBeLessThanOrEqual(0);
    expect.soft(await brokenTexts(page), `dates and names across two lines, ${called}`).toEqual([]);
    if (look.width === 360 && stop.maxPhoneHeight)
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollHeight), `height, ${called}`)
        .toBeLessThanOrEqual(stop.maxPhoneHeight);
    if (isAxeTurn(language, look)) expect.soft(await seriousFindings(page), `axe, ${called}`).toEqual([]);
    const path = join(outputDir, 'walk', language, `${stop.name}-${look.width}-${look.mode}.png`);
    if (keepsPictures) await page.screenshot({ path, fullPage: true });
  }
};

/** Checks the narrowest phone, a window at 200 % zoom, and text of twice the size. */
const lookCloser = async (page: Page): Promise<void> => {
  await take(page, { mode: 'light', width: 320 });
  expect.soft(await overflow(page), 'horizontal scroll, 320 px').toBeLessThanOrEqual(0);
  expect.soft(await brokenTexts(page), 'dates and names across two lines, 320 px').toEqual([]);
  await take(page, { mode: 'light', width: 640 });
  expect.soft(await overflow(page), 'horizontal scroll, zoomed to 200 %').toBeLessThanOrEqual(0);
  expect.soft(await unreadableTexts(page), 'words that are cut off, zoomed to 200 %').toEqual([]);
  await take(page, { mode: 'light', width: 1280 });
  await enlarge(page);
  expect.soft(await overflow(page), 'horizontal scroll, text of 200 %').toBeLessThanOrEqual(0);
  expect.soft(await unreadableTexts(page), 'words that are cut off, text of 200 %').toEqual([]);
};

/** Payments have ids, and a user without a nickname shows the start of the e-mail. */
const namesOf = ({ newcomer, shopper }: Walkers): string[] => [
  ...Object.values(shopper.payments),
  ...[newcomer.email, shopper.email].map((email) => email.slice(0, 18)),
];

/** The reviews of shoppers that everybody can read. */
const publicWords = async (request: APIRequestContext): Promise<string[]> => {
  const { data } = (await (await request.get('/v1/reviews?page_size=100')).json()) as { data: unknown };
  return stringsOf(data);
};

for (const language of Object.keys(languages) as Language[]) {
  for (const stop of stops) {
    test(`${language}: ${stop.name}`, async ({ party, request }, { project }) => {
      const { walkers, contexts } = await party(language);
      const page = await contexts[stop.who].newPage();
      const faults = watchFaults(page);
      if (stop.whileEstimateOpen) await openEstimate(request, true);
      await openStop(page, stop, hrefOf(stop, walkers));
      if (stop.whileEstimateOpen) await openEstimate(request, false);
      await readPage(page, language, [
        ...stringsOf(written[language]),
        ...asWritten,
        ...namesOf(walkers),
        ...(await publicWords(request)),
      ]);
      await lookAt(page, stop, language, project.outputDir);
      await lookCloser(page);
      await page.close();
      expect(faults, 'console errors and warnings').toEqual([]);
    });
  }
}
