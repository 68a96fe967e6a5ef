import type { APIRequestContext, Page } from '@playwright/test';
import { watchFaults, withoutPage } from '../journey.ts';
import { sessionCookies } from '../people.ts';
import { makeNewcomer } from './newcomer.ts';
import { makeShopper, type Language } from './shopper.ts';
import type { Walkers, Who } from './stops.ts';
import { stringsOf, written, type Written } from './written.ts';

/** The users of one language, and a page for each of them that keeps its scripts and cache from stop to stop. */
export interface Party {
  walkers: Walkers;
  pages: Record<Who, Page>;
  /** Console errors, warnings and page errors of all pages. */
  faults: string[];
  /** Words that users wrote, and their names: the same in each language of the page. */
  said: readonly string[];
}

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

interface WorkerFixtures {
  party: (language: Language) => Promise<Party>;
}

/** Makes what is missing in a map. */
const keptIn = async <Key, Value>(map: Map<Key, Promise<Value>>, key: Key, make: () => Promise<Value>) => {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
};

const locales = { en: 'en-GB', zh: 'zh-CN', de: 'de-DE' } as const;

/**
 * The user agent of the shoppers. Calls by Playwright contain the machine's name, which the list of sessions would
 * show.
 */
export const shoppersBrowser = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/**
 * A time zone in which it is another day than in Beijing, so that every instant shows two dates, which is its widest
 * form: 14 h ahead of UTC in the last hours of Beijing's day, 12 h behind before.
 */
const zoneOfAnotherDay = (): string => {
  const beijing = new Date(Date.now() + 8 * 3_600_000).getUTCHours();
  return beijing >= 19 ? 'Pacific/Kiritimati' : 'Etc/GMT+12';
};

/**
 * The walk's test, with the users of each language created on first use. Languages whose users write the same words
 * share them, because making a shopper takes seconds.
 */
export const test = withoutPage.extend<object, WorkerFixtures>({
  party: [
    async ({ browser, playwright }, provide, { project }) => {
      const { baseURL = '' } = project.use;
      const request = await playwright.request.newContext({ baseURL, userAgent: shoppersBrowser });
      const users = new Map<Written, Promise<Walkers>>();
      const parties = new Map<Language, Promise<Party>>();
      const meet = async (language: Language): Promise<Walkers> => ({
        visitor: undefined,
        shopper: await makeShopper(request, language),
        newcomer: await makeNewcomer(request, language),
      });
      const open = async (language: Language, token?: string): Promise<Page> => {
        const context = await browser.newContext({
          baseURL,
          locale: locales[language],
          timezoneId: zoneOfAnotherDay(),
        });
        if (token) await context.addCookies(sessionCookies(baseURL, token));
        return context.newPage();
      };
      const gather = async (language: Language): Promise<Party> => {
        const walkers = await keptIn(users, written[language], () => meet(language));
        const pages = {
          visitor: await open(language),
          shopper: await open(language, walkers.shopper.token),
          newcomer: await open(language, walkers.newcomer.token),
        };
        const faults: string[] = [];
        for (const page of Object.values(pages)) watchFaults(page, faults);
        const said = [...stringsOf(written[language]), ...namesOf(walkers), ...(await publicWords(request))];
        return { walkers, pages, faults, said };
      };
      await provide((language) => keptIn(parties, language, () => gather(language)));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

/** Waits until the page shows no skeleton and no busy state. */
export const loaded = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
