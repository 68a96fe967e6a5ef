import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accountWords } from './support/account-words.ts';
import { alive, checkPage, expect, open, password, test } from './support/journey.ts';
import { newShopper, staff } from './support/people.ts';

const main = (page: Page) => page.getByRole('main');

// Long journeys with several axe runs, which are slow on a busy machine.

test('preferences are saved, and a new password ends every other session', async ({
  page,
  request,
  baseURL,
  language,
}) => {
  const say = accountWords[language];
  const shopper = await newShopper(page, request, baseURL);
  await open(page, '/mine/setting');
  await main(page).getByLabel(say.currency).selectOption('EUR');
  await expect(page.getByText(say.saved, { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: say.package }).uncheck({ force: true });
  await main(page).getByRole('radio', { name: say.dark }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await checkPage(page);
  await expect(async () =>
    expect(await shopper.call('GET', '/users/preferences')).toMatchObject({
      currency: 'EUR',
      mails: { package_shipped: false },
    }),
  ).toPass();
  await page.reload();
  await alive(page);
  await expect(main(page).getByLabel(say.currency)).toHaveValue('EUR');
  await expect(page.getByRole('checkbox', { name: say.package })).not.toBeChecked();

  const { email } = await shopper.call<{ email: string }>('GET', '/users/info');
  await request.post('/v1/login', { data: { email, password } });
  await open(page, '/mine/modifyPassword');
  await page.getByLabel(say.old, { exact: true }).fill(password);
  await page.getByLabel(say.new, { exact: true }).fill('harbour357');
  await page.getByLabel(say.repeat, { exact: true }).fill('harbour358');
  await main(page).getByRole('button', { name: say.change, exact: true }).click();
  await expect(page.getByText(say.mismatch)).toBeVisible();
  await checkPage(page);
  await page.getByLabel(say.repeat, { exact: true }).fill('harbour357');
  await expect(page.getByText(say.mismatch)).toBeHidden();
  await main(page).getByRole('button', { name: say.change, exact: true }).click();
  await expect(page.getByText(say.changed)).toBeVisible();
  await page.waitForURL('/mine/secure');
  await open(page, '/mine/setting');
  await expect(page.getByText(say.nowhereElse)).toBeVisible();
  await expect(page.getByRole('button', { name: say.elsewhere })).toHaveCount(0);
});

test('a shopper exports the data and closes the account after it is empty', async ({
  page,
  request,
  baseURL,
  language,
}) => {
  const say = accountWords[language];
  const shopper = await newShopper(page, request, baseURL);
  const { id, email } = await shopper.call<{ id: string; email: string }>('GET', '/users/info');
  const clerk = await staff(request);
  await clerk.call('POST', `/staff/users/${id}/adjust`, { amount_fen: 500, remark: 'A present' });
  await open(page, '/mine/setting');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say.download }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^caravan-\d{4}-\d\d-\d\d\.json$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(email);

  await page.getByRole('button', { name: say.close }).click();
  const dialog = page.getByRole('dialog', { name: say.sure });
  await dialog.getByLabel(say.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: say.closeYes }).click();
  await expect(dialog.getByRole('link', { name: say.seeBalance })).toBeVisible();
  await checkPage(page);

  await clerk.call('POST', `/staff/users/${id}/adjust`, { amount_fen: -500, remark: 'Taken back' });
  await expect(async () => {
    // On a busy machine, the account of the previous attempt may be closed only now.
    if (new URL(page.url()).pathname === '/') return;
    await dialog.getByRole('button', { name: say.closeYes }).click({ timeout: 2_000 });
    await page.waitForURL('/', { timeout: 2_500 });
  }).toPass();
  await expect(page.getByRole('alertdialog', { name: say.closed })).toBeVisible();
  await checkPage(page);
  await page.getByRole('alertdialog').getByRole('button', { name: say.ok, exact: true }).click();
  expect((await request.post('/v1/login', { data: { email, password } })).status()).toBe(422);
  await page.goto('/mine/personal');
  await expect(page).toHaveURL(/\/user\/login/);
});
