import { alive, checkPage, expect, freshEmail, open, password, test } from './support/journey.ts';
import { linkInMail } from './support/mails.ts';
import { register } from './support/people.ts';

test('an e-mail is confirmed by the link in the welcome mail, and the page may be reloaded', async ({
  page,
  request,
  say,
}) => {
  const email = freshEmail();
  await open(page, '/user/register');
  await page.getByLabel(say.email, { exact: true }).fill(email);
  await page.getByLabel(say.password, { exact: true }).fill(password);
  await page.getByLabel(say.repeat, { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: say.register }).click();
  await page.waitForURL('/user/registerSuccess');
  await expect(page.getByText(email)).toBeVisible();
  const link = await linkInMail(request, email, '/user/result');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: say.emailConfirmed })).toBeVisible();
  await expect(page).toHaveURL('/user/result?kind=activated');
  await page.reload();
  await alive(page);
  await expect(page.getByRole('heading', { level: 1, name: say.emailConfirmed })).toBeVisible();
});

test('a forgotten password is reset once, by the link in the mail', async ({ page, request, say }) => {
  const { email } = await register(request);
  await open(page, '/user/login');
  await page.getByRole('link', { name: say.forgotten }).click();
  await page.waitForURL('/user/findPassword');
  await page.getByLabel(say.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: say.sendLink }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.mailSent })).toBeFocused();
  await checkPage(page);

  const link = await linkInMail(request, email, '/user/resetPassword');
  await page.goto(link);
  await page.getByLabel(say.password, { exact: true }).fill('harbour357');
  await page.getByLabel(say.repeat, { exact: true }).fill('harbour357');
  await checkPage(page);
  await page.getByRole('button', { name: say.setPassword }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.passwordSet })).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: say.linkExpired })).toBeVisible();

  await open(page, '/user/login');
  await page.getByLabel(say.email, { exact: true }).fill(email);
  await page.getByLabel(say.password, { exact: true }).fill('harbour357');
  await page.getByRole('main').getByRole('button', { name: say.login, exact: true }).click();
  await page.waitForURL('/');
});
