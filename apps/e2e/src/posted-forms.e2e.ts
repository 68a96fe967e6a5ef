import type { Page } from '@playwright/test';
import { checkPage, expect, freshEmail, password, test } from './support/journey.ts';

/** Holds every script back, as a slow line does, until it is let go. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

const fillRegistration = async (
  page: Page,
  say: { email: string; password: string; repeat: string },
  email: string,
) => {
  await page.getByLabel(say.email, { exact: true }).fill(email);
  await page.getByLabel(say.password, { exact: true }).fill(password);
  await page.getByLabel(say.repeat, { exact: true }).fill(password);
};

test('a shopper who is faster than the scripts registers, logs in, and loses nothing typed', async ({ page, say }) => {
  const release = await holdScripts(page);
  const email = freshEmail();
  await page.goto('/user/register?next=%2Fcart', { waitUntil: 'commit' });
  await fillRegistration(page, say, email);
  // The box is not ticked: the page says so beside it and still has the e-mail.
  await page.getByLabel(say.repeat, { exact: true }).press('Enter');
  await expect(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(say.email, { exact: true })).toHaveValue(email);
  await expect(page.getByLabel(say.password, { exact: true })).toHaveValue('');
  await fillRegistration(page, say, email);
  await page.getByRole('checkbox').check();
  await page.getByLabel(say.repeat, { exact: true }).press('Enter');
  await page.waitForURL('/user/registerSuccess?next=%2Fcart', { waitUntil: 'commit' });
  await expect(page.getByText(email).first()).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/user/login?next=%2Fcart', { waitUntil: 'commit' });
  await page.getByLabel(say.email, { exact: true }).fill(email);
  await page.getByLabel(say.password, { exact: true }).fill('not the password 1');
  await page.getByLabel(say.password, { exact: true }).press('Enter');
  await expect(page.getByLabel(say.password, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(say.email, { exact: true })).toHaveValue(email);
  await page.getByLabel(say.password, { exact: true }).fill(password);
  await page.getByLabel(say.password, { exact: true }).press('Enter');
  await page.waitForURL('/cart', { waitUntil: 'commit' });
  release();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
});

test('a refused form keeps its errors when the scripts arrive', async ({ page, say }) => {
  const release = await holdScripts(page);
  await page.goto('/user/login', { waitUntil: 'commit' });
  await page.getByLabel(say.email, { exact: true }).fill('ada@');
  await page.getByLabel(say.email, { exact: true }).press('Enter');
  await expect(page.getByLabel(say.email, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  release();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await expect(page.getByLabel(say.email, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(say.email, { exact: true })).toHaveValue('ada@');
  await checkPage(page);
});

test('Enter in any other form waits for the scripts', async ({ page, say }) => {
  const release = await holdScripts(page);
  await page.goto('/user/findPassword', { waitUntil: 'commit' });
  const field = page.getByLabel(say.email, { exact: true });
  await field.fill('ada@');
  await field.press('Enter');
  await expect(page.getByRole('button', { name: say.sendLink })).toBeDisabled();
  release();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await expect(page.getByRole('button', { name: say.sendLink })).toBeEnabled();
  await expect(field).toHaveValue('ada@');
  await expect(page).toHaveURL('/user/findPassword');
});
