import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { alive, expect } from './support/journey.ts';
import { staff } from './support/people.ts';
import {
  brokenTexts,
  enlarge,
  frame,
  looks,
  overflow,
  seriousFindings,
  take,
  unreadableTexts,
  type Look,
} from './support/walk/looks.ts';
import { isOpenedBy, routePatterns } from './support/walk/route-patterns.ts';
import type { Language } from './support/walk/shopper.ts';
import { hrefOf, stops, type Stop } from './support/walk/stops.ts';
import { foreignTexts, rawKeys, shownTexts } from './support/walk/texts.ts';
import { visits, widthOf, type Sight, type Visit } from './support/walk/visits.ts';
import { loaded, shoppersBrowser, test } from './support/walk/walk.ts';

const languages = { en: 'en', zh: 'zh-CN', de: 'de' };

/** Whether to check the page in both modes, and to save a picture of each look in the results folder. */
const keepsPictures = process.env['WALK_PICTURES'] === '1';

/** Texts that shops write in both languages, Western Union data, search words, a code, and the languages' own names. */
const asWritten = [
  'Harbour Lane 港湾小铺',
  'Canvas tote 帆布托特包',
  'Heavy washed canvas with an inner pocket and long handles. 厚实水洗帆布，带内袋和长提手。',
  'Bamboo wind chime 竹风铃',
  'Natural 本色',
  'Indigo 靛蓝',
  'DEMO, NOT A RECEIVER',
  'FRIEND2026',
  'Shenzhen',
  'qqqq',
  // A state of the second address, and the shoppers' user agent.
  'CA',
  shoppersBrowser,
  'Firefox',
  'Linux',
  'English',
  '中文',
  'Deutsch',
];

test('the walk opens every page of the router', async () => {
  const patterns = await routePatterns();
  expect(patterns.length).toBeGreaterThan(30);
  expect(patterns.filter((pattern) => !stops.some(({ path }) => isOpenedBy(pattern, path)))).toEqual([]);
});

/** No other worker uses this shop. */
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

const whileEstimateIsOpen = async (request: APIRequestContext, act: () => Promise<void>): Promise<void> => {
  await openEstimate(request, true);
  try {
    await act();
  } finally {
    await openEstimate(request, false);
  }
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

const checkAxe = async (page: Page, called: string): Promise<void> => {
  expect.soft(await seriousFindings(page), `axe, ${called}`).toEqual([]);
};

const checkLayout = async (page: Page, { mode, width }: Look, maxPhoneHeight: number | undefined): Promise<void> => {
  const called = `${mode}, ${width} px`;
  expect.soft(await overflow(page), `horizontal scroll, ${called}`).toBeLessThanOrEqual(0);
  expect.soft(await brokenTexts(page), `dates and names across two lines, ${called}`).toEqual([]);
  // The header of wider windows shortens long names on purpose.
  if (width < 400) expect.soft(await unreadableTexts(page), `words that are cut off, ${called}`).toEqual([]);
  if (width === 360 && maxPhoneHeight)
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollHeight), `height, ${called}`)
      .toBeLessThanOrEqual(maxPhoneHeight);
};

const checkReading = async (page: Page, called: string): Promise<void> => {
  expect.soft(await overflow(page), `horizontal scroll, ${called}`).toBeLessThanOrEqual(0);
  expect.soft(await unreadableTexts(page), `words that are cut off, ${called}`).toEqual([]);
};

/** Checks the layout as one sight shows the page. */
const lookAt = async (page: Page, { stop, language, mode }: Visit, sight: Sight): Promise<void> => {
  // German words are longer: the heights of the specification are those of the languages of the journeys.
  const height = language === 'de' ? undefined : stop.maxPhoneHeight;
  if (sight === 'large') await enlarge(page, '200%');
  if (sight === 'large' || sight === 'zoomed') await checkReading(page, sight);
  else await checkLayout(page, { mode, width: widthOf[sight] }, height);
};

/** Looks at the open page in all sights of its visit; axe, the slowest check, runs in the first. */
const lookAround = async (page: Page, visit: Visit): Promise<void> => {
  const [own, ...others] = visit.sights;
  await lookAt(page, visit, own);
  await checkAxe(page, `${visit.mode}, ${own}`);
  for (const sight of others) {
    await enlarge(page, '');
    await take(page, { mode: visit.mode, width: widthOf[sight] });
    await lookAt(page, visit, sight);
  }
  await enlarge(page, '');
};

/** Saves a picture of each look in the results folder, and checks each look with axe. */
const savePictures = async (page: Page, stop: Stop, language: Language, outputDir: string): Promise<void> => {
  for (const look of looks) {
    await take(page, look);
    await checkLayout(page, look, undefined);
    await checkAxe(page, `${look.mode}, ${look.width} px`);
    const path = join(outputDir, 'walk', language, `${stop.name}-${look.width}-${look.mode}.png`);
    await page.screenshot({ path, fullPage: true });
  }
};

for (const visit of visits) {
  const { stop, language, mode, sights } = visit;
  const title = `${stop.name}, ${language}, ${mode}, ${sights[0]}`;
  test(title, { tag: `@${language}` }, async ({ party, request }, { project }) => {
    const { walkers, pages, faults, said } = await party(language);
    const page = pages[stop.who];
    await frame(page, { mode, width: widthOf[sights[0]] });
    const open = () => openStop(page, stop, hrefOf(stop, walkers));
    await (stop.whileEstimateOpen ? whileEstimateIsOpen(request, open) : open());
    await readPage(page, language, [...said, ...asWritten]);
    await lookAround(page, visit);
    if (keepsPictures) await savePictures(page, stop, language, project.outputDir);
    expect(faults.splice(0), 'console errors and warnings').toEqual([]);
  });
}
