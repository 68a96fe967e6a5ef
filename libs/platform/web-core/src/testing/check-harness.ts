import { waitFor } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { Language } from '@caravan/kernel';
import { reasonOf } from '../api/api-error.ts';
import { harnessLayout } from '../dev/harness-layout.tsx';
import { pagesOf, type HarnessOptions } from '../dev/harness-options.ts';
import type { WebFeature } from '../manifest.ts';
import type { RootState } from '../store/store.ts';
import { renderRoute } from './render-route.tsx';

const pathOf = (address: string): string => new URL(address, 'http://site').pathname;

const routesOf = (feature: WebFeature) => feature.routes.map(({ path }) => ({ path }));

/** The texts that the page shows or that are read aloud. */
const shownTexts = (): string[] => {
  const texts = [document.title];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) texts.push(node.nodeValue ?? '');
  for (const name of ['aria-label', 'alt', 'placeholder', 'title']) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '');
  }
  return texts.map((text) => text.trim());
};

/** A missing text shows its key, and one without its value shows the variable. Example shops have such names too. */
const isRawKey = (text: string): boolean =>
  /^[a-z][A-Za-z-]*(\.[a-z_][A-Za-z0-9_-]*)+$|\{\{/.test(text) && !/\.(example|test)$/.test(text);

type Query = RootState['api']['queries'][string];

const callsWhere = ({ api }: RootState, holds: (query: Query) => boolean): string[] =>
  Object.entries(api.queries).flatMap(([call, query]) => (holds(query) ? [call] : []));

const titles = (): HTMLElement[] =>
  [...document.querySelectorAll('h1')].filter((title) => !title.closest('[hidden], [aria-hidden="true"]'));

/** Renders a page and checks what every page has in every language. */
const checkPage = async (options: HarnessOptions, path: string, language: Language): Promise<void> => {
  const { feature, handlers, more = [], Around, loggedIn = false, visitorPages = [] } = options;
  const { appLayout = harnessLayout(feature, pagesOf(options), Around) } = options;
  document.title = '';
  const { location, store } = await renderRoute({
    ...{ features: [feature, ...more], appLayout, handlers, path, language },
    loggedIn: loggedIn && !visitorPages.includes(path),
  });
  await waitFor(() => {
    expect(callsWhere(store.getState(), (query) => query?.status === 'pending')).toEqual([]);
    expect(document.querySelector('main [aria-busy="true"]'), 'what still loads').toBeNull();
    expect(titles(), 'main headings').toHaveLength(1);
  });
  // A page may lead to another one of its feature, but not to login.
  expect(matchRoutes(routesOf(feature), pathOf(location())), location()).not.toBeNull();
  // A page that lacks its data shows a failure, which also has a heading.
  const notFound = callsWhere(store.getState(), (query) => reasonOf(query?.error) === 'not_found');
  expect(notFound, 'what the mocks do not have').toEqual([]);
  const [title] = titles();
  expect(title).toBeVisible();
  // The error pages of the plain layout have a number instead.
  for (const text of [title?.textContent, document.title]) expect(text).toMatch(/\p{L}/u);
  const texts = shownTexts();
  // Titles may be data, which the mocks have in English only.
  if (language === 'zh') expect(texts.join(' ')).toMatch(/\p{Script=Han}/u);
  expect(texts.filter(isRawKey), 'keys of missing texts').toEqual([]);
};

/**
 * The smoke test of a feature: it renders every page of the harness in every language of the feature, on the harness's
 * mocks. Each page has one main heading and a title, shows no key of a missing text, logs nothing and calls nothing that
 * has no mock. Every route of the feature has a page.
 */
export const checkHarness = (options: HarnessOptions): void => {
  const { feature } = options;
  const languages = Object.keys(feature.texts) as Language[];
  const pages = pagesOf(options);

  test('the harness has a page of every route', () => {
    const routes = routesOf(feature);
    const opened = new Set(pages.map((page) => matchRoutes(routes, pathOf(page))?.at(-1)?.route));
    expect(routes.filter((route) => !opened.has(route))).toEqual([]);
  });

  describe.each(languages)('in %s', (language) => {
    test.each(pages)('%s', (page) => checkPage(options, page, language));
  });
};
