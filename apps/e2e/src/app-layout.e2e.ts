import type { Page } from '@playwright/test';
import { alive, expect, open, password, test } from './support/journey.ts';

/** The scripts of the login's page that this page has loaded. */
const loginScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/login\.page-[^/]*\.js$/.test(name)),
  );

test('home leads to the login without a further script; its failure is shown at the top centre, and the language’s switch keeps the path', async ({
  page,
  say,
  language,
  device,
}) => {
  const answer = await page.goto('/');
  // The server renders the page with the data of the website, and needs no inline script.
  const html = (await answer?.text()) ?? '';
  for (const text of [`<html lang="${say.lang}"`, say.headline, say.footerArticle, 'mailto:service@'])
    expect(html).toContain(text);
  expect(html).not.toMatch(/<script(?![^>]*\b(src=|type="application\/(ld\+)?json"))/);
  await alive(page);
  await expect(page.getByRole('heading', { level: 1, name: say.headline })).toBeVisible();
  await expect(page.getByText(say.service)).toBeVisible();

  // The page of a link in view is loaded when idle.
  if (device === 'phone') await page.getByRole('button', { name: say.menu }).click();
  await expect.poll(() => loginScripts(page)).toHaveLength(1);
  await page.evaluate(() => performance.clearResourceTimings());
  await page.getByRole('link', { name: say.login, exact: true }).locator('visible=true').first().click();
  await expect(page.getByLabel(say.email, { exact: true })).toBeVisible();
  expect(await loginScripts(page)).toEqual([]);

  await page.getByLabel(say.email, { exact: true }).fill('nobody@example.test');
  await page.getByLabel(say.password, { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: say.login, exact: true }).click();
  const toast = page.getByRole('alert').filter({ hasText: say.wrongCredentials }).getByText(say.wrongCredentials);
  await expect(toast).toBeVisible();
  const shown = await toast.locator('..').boundingBox();
  expect(shown?.y).toBeLessThan(80);
  const middle = (shown?.x ?? 0) + (shown?.width ?? 0) / 2;
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(Math.abs(middle - width / 2)).toBeLessThan(40);

  await open(page, '/faq');
  if (device === 'phone') await page.getByRole('button', { name: say.menu }).click();
  else await page.getByRole('button', { name: say.language }).click();
  await page
    .getByRole('link', { name: language === 'en' ? '中文' : 'English', exact: true })
    .locator('visible=true')
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'zh-CN' : 'en');
  expect(new URL(page.url()).pathname).toBe('/faq');
});
