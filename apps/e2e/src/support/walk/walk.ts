import type { BrowserContext, Page } from '@playwright/test';
import { test as journeys } from '../journey.ts';
import { sessionCookies } from '../people.ts';
import { makeNewcomer, makeShopper, type Language } from './shopper.ts';
import type { Walkers, Who } from './stops.ts';

/** All that walks in one language: who they are, and a window for each of them that keeps what it has fetched. */
export interface Party {
  walkers: Walkers;
  contexts: Record<Who, BrowserContext>;
}

interface WorkerFixtures {
  party: (language: Language) => Promise<Party>;
}

const locales = { en: 'en-GB', zh: 'zh-CN' } as const;

/** What shoppers log in with: calls that name Playwright name the machine, too, and the list of sessions would show it. */
export const shoppersBrowser = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** The journeys' test, with the party of each language made when it is first needed. */
export const test = journeys.extend<object, WorkerFixtures>({
  party: [
    async ({ browser, playwright }, provide, { project }) => {
      const { baseURL = '' } = project.use;
      const parties = new Map<Language, Promise<Party>>();
      const request = await playwright.request.newContext({ baseURL, userAgent: shoppersBrowser });
      const open = async (language: Language, token?: string): Promise<BrowserContext> => {
        const context = await browser.newContext({ baseURL, locale: locales[language], timezoneId: 'Europe/Berlin', viewport: { width: 1280, height: 900 } });
        if (token) await context.addCookies(sessionCookies(baseURL, token));
        return context;
      };
      const gather = async (language: Language): Promise<Party> => {
        const shopper = await makeShopper(request, language);
        const newcomer = await makeNewcomer(request, language);
        const contexts = { visitor: await open(language), shopper: await open(language, shopper.token), newcomer: await open(language, newcomer.token) };
        return { walkers: { visitor: undefined, shopper, newcomer }, contexts };
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

/** Nothing is on its way any more: no skeleton, nothing busy. */
export const loaded = (page: Page): Promise<unknown> => page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
