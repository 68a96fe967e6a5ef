import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { watchFaults } from './support/journey.ts';
import { saidByCarriers } from './support/console-walk/carrier-answers.ts';
import { makeCrew, type Crew } from './support/console-walk/crew.ts';
import { writtenForCustoms } from './support/console-walk/make-papers.ts';
import { consolePatterns, consoleStops, type ConsoleWho } from './support/console-walk/stops.ts';
import { consoleWritten, type ConsoleLanguage } from './support/console-walk/words.ts';
import { consoleCookies } from './support/people.ts';
import { overflow, seriousFindings, take, type Look } from './support/walk/looks.ts';
import { foreignTexts, rawKeys, shownTexts } from './support/walk/texts.ts';
import { stringsOf, written } from './support/walk/written.ts';

const languages = { en: 'en', zh: 'zh-CN' } as const;

/** A normal run opens no page: the walk takes ten minutes (`npm run soak -- console-walk`). */
const opens = process.env['CONSOLE_WALK'] === '1';

/** Whether to save a picture of each look in the results folder. */
const keepsPictures = process.env['WALK_PICTURES'] === '1';

/** Whether to take the pictures of `docs/console` again, from the English pages. */
const takesDocs = process.env['WALK_DOCS'] === '1';

/** `WALK_STOPS=queue,order` opens only the stops whose names contain one of these words. */
const chosen = process.env['WALK_STOPS'] ?? '';

const looks: readonly Look[] = [
  { mode: 'light', width: 1280 },
  { mode: 'dark', width: 1280 },
  { mode: 'light', width: 390 },
  { mode: 'dark', width: 390 },
];

/** axe is the slowest check: wide in English and narrow in Chinese, in both modes. */
const isAxeTurn = (language: ConsoleLanguage, { width }: Look): boolean => (language === 'en') === (width === 1280);

interface Party {
  crew: Crew;
  contexts: Record<ConsoleWho, BrowserContext>;
}

interface WorkerFixtures {
  party: (language: ConsoleLanguage) => Promise<Party>;
}

/** A test with the crew of each language, made on first use. */
const test = base.extend<object, WorkerFixtures>({
  party: [
    async ({ browser, playwright }, provide, { project }) => {
      const { baseURL = '' } = project.use;
      const request = await playwright.request.newContext({ baseURL });
      const parties = new Map<ConsoleLanguage, Promise<Party>>();
      const open = async (language: ConsoleLanguage, token?: string): Promise<BrowserContext> => {
        const context = await browser.newContext({
          baseURL,
          locale: languages[language],
          timezoneId: 'Europe/Berlin',
          viewport: { width: 1280, height: 900 },
        });
        if (token) await context.addCookies(consoleCookies(baseURL, token));
        return context;
      };
      // A failed test ends its worker; the next one goes on with the same crew.
      const crewOf = async (language: ConsoleLanguage): Promise<Crew> => {
        const file = join(project.outputDir, `console-crew-${language}-${process.ppid}.json`);
        if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Crew;
        const crew = await makeCrew(request, language);
        mkdirSync(project.outputDir, { recursive: true });
        writeFileSync(file, JSON.stringify(crew));
        return crew;
      };
      const gather = async (language: ConsoleLanguage): Promise<Party> => {
        const crew = await crewOf(language);
        const contexts = {
          visitor: await open(language),
          owner: await open(language, crew.owner),
          receiver: await open(language, crew.receiver),
        };
        return { crew, contexts };
      };
      await provide((language) => {
        const party = parties.get(language) ?? gather(language);
        parties.set(language, party);
        return party;
      });
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ timeout: 240_000 });

test('the walk opens every page of the console', () => {
  const patterns = consolePatterns();
  expect(patterns.length).toBeGreaterThan(25);
  expect(patterns.filter((pattern) => !consoleStops.some(({ path }) => path === pattern))).toEqual([]);
});

/** Waits until the page has its heading and shows neither a skeleton nor a busy state. */
const loaded = async (page: Page): Promise<void> => {
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
};

/** Words that people wrote in the walk, in both languages: the queues show the work for all shoppers. */
const said = (crew: Crew): string[] => [
  ...stringsOf(written),
  ...stringsOf(consoleWritten),
  ...stringsOf(crew),
  // The form of an article lists the names of rules that texts can state.
  'free_storage_days',
  'storage_fee',
  'storage_max_fee_days',
  'storage_max_fee',
  'refund_hours',
  'review_from_hours',
  'review_to_hours',
  'photo_fee',
  'photo_max_count',
  // The name with which the receiver joined.
  'receiver',
  'Harbour Lane 港湾小铺',
  'Canvas tote 帆布托特包',
  'Walnut desk lamp 胡桃木台灯',
  'Natural 本色',
  'Indigo 靛蓝',
  'Color: Natural 本色 / Size: M',
  'caravan-1',
  // The owner's name, from the address.
  'staff',
  'DEMO, NOT A RECEIVER',
  'YTO Express',
  // The surcharge of both languages' bills: a queue shows either.
  'Fuel',
  '燃油附加费',
  // The log shows both names of a coupon.
  ...saidByCarriers,
  // Countries call the numbers of recipients by names of their own.
  ...['CNPJ', 'CUIT / CUIL', 'CURP', 'Cédula', 'PCCC (개인통관고유부호)', 'SA ID', 'T.C. Kimlik No'],
  ...writtenForCustoms,
  '春季优惠',
  'qqqq',
  'English',
  '中文',
];

const docs = join(import.meta.dirname, '../../../docs/pictures/console');

/** A picture of few colours: 120 kB at most. */
const keepForDocs = async (page: Page, name: string): Promise<void> => {
  await take(page, { mode: 'light', width: 1280 });
  const picture = await sharp(await page.screenshot())
    .png({ palette: true, colours: 128, effort: 10 })
    .toBuffer();
  expect(picture.length, name).toBeLessThanOrEqual(120 * 1024);
  mkdirSync(docs, { recursive: true });
  writeFileSync(join(docs, `${name}.png`), picture);
};

for (const language of Object.keys(languages) as ConsoleLanguage[]) {
  for (const stop of opens
    ? consoleStops.filter(({ name }) => chosen.split(',').some((word) => name.includes(word)))
    : []) {
    test(`${language}: ${stop.name}`, async ({ party }, { project }) => {
      const { crew, contexts } = await party(language);
      const page = await contexts[stop.who].newPage();
      const faults = watchFaults(page);
      await stop.answers?.(page);
      await page.goto(`/console${stop.href(crew)}`);
      await loaded(page);
      await stop.reach?.(page);

      const texts = await shownTexts(page);
      await expect.soft(page.locator('html')).toHaveAttribute('lang', languages[language]);
      // An open dialog hides the heading from screen readers, not from the page.
      await expect.soft(page.locator('h1')).toHaveCount(1);
      expect.soft(await page.title(), 'title').not.toBe('');
      expect.soft(rawKeys(texts), 'keys without words').toEqual([]);
      expect.soft(foreignTexts(texts, language, said(crew)), 'words of the other language').toEqual([]);

      const folder = join(project.outputDir, 'console-walk', language);
      mkdirSync(folder, { recursive: true });
      for (const look of looks) {
        const called = `${look.mode}, ${look.width} px`;
        await take(page, look);
        await loaded(page);
        expect.soft(await overflow(page), `horizontal scroll, ${called}`).toBeLessThanOrEqual(0);
        if (isAxeTurn(language, look)) expect.soft(await seriousFindings(page), `axe, ${called}`).toEqual([]);
        if (keepsPictures)
          await page.screenshot({ path: join(folder, `${stop.name}-${look.width}-${look.mode}.png`), fullPage: true });
      }
      if (takesDocs && language === 'en' && stop.picture) await keepForDocs(page, stop.picture);
      await page.close();
      const unexpected = faults.filter((fault) => !(stop.isRefused && fault.includes('status of 403')));
      expect(unexpected, 'console errors and warnings').toEqual([]);
    });
  }
}
