import { checkPage, expect, freshEmail, open, password, test } from './support/journey.ts';
import { linkInMail } from './support/mails.ts';

test.use({ locale: 'de-DE' });

test('a German browser gets German pages, articles, refusals, messages and mails', async ({ page, request }) => {
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('in jedem chinesischen Shop');

  await open(page, '/faq');
  await page.getByRole('main').getByRole('link', { name: 'Lagerung', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lagerung' })).toBeVisible();

  await open(page, '/user/register');
  const email = freshEmail();
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill('abc');
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page.getByText('Bitte stimmen Sie zum Registrieren den Bedingungen zu').first()).toBeVisible();
  await checkPage(page);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByLabel('Passwort wiederholen', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await page.waitForURL('/user/registerSuccess');
  await page.goto(await linkInMail(request, email, '/user/result'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('bestätigt');

  await open(page, '/message');
  await expect(page.getByRole('main')).toContainText('Willkommen');

  await open(page, '/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeVisible();
});
