import type { APIRequestContext, Page } from '@playwright/test';
import { checkPage, expect, freshEmail, open, test } from './support/journey.ts';
import { codeInMail } from './support/mails.ts';
import { passkeyWords } from './support/passkey-words.ts';

const main = (page: Page) => page.getByRole('main');

/** A phone or laptop that keeps passkeys and recognises its owner at once. */
const addAuthenticator = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      // It answers when a test says so, as a person does.
      automaticPresenceSimulation: false,
    },
  });
  const touch = (enabled: boolean) =>
    devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  const credentials = async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  return { touch, credentials };
};

/** Types the newest code as soon as it has arrived. */
const typeCode = async (page: Page, request: APIRequestContext, label: string, email: string, seen?: string) => {
  const code = await codeInMail(request, email, seen);
  await page.getByLabel(label, { exact: true }).fill(code);
  return code;
};

test('a guest enters by a code, adds a passkey, logs in by it and removes it', async ({ page, request, language }) => {
  const say = passkeyWords[language];
  const email = freshEmail();
  const authenticator = await addAuthenticator(page);

  await open(page, '/mine/secure');
  await page.waitForURL('/user/login?next=%2Fmine%2Fsecure');
  await page.getByLabel(say.email, { exact: true }).fill(email);
  await checkPage(page);
  await main(page).getByRole('button', { name: say.withCode }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.enterCode })).toBeVisible();
  await expect(page.getByLabel(say.code, { exact: true })).toBeFocused();
  // A phone may load the page again after a look at the mails.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: say.enterCode })).toBeVisible();
  const first = await typeCode(page, request, say.code, email);
  await page.getByRole('checkbox').check();
  await checkPage(page);
  await main(page).getByRole('button', { name: say.next, exact: true }).click();
  await page.waitForURL('/mine/secure');

  const panel = main(page).getByRole('region', { name: say.passkeys });
  await panel.getByRole('button', { name: say.add }).click();
  const dialog = page.getByRole('dialog', { name: say.newPasskey });
  await dialog.getByLabel(say.name, { exact: true }).fill('Laptop');
  await dialog.getByRole('button', { name: say.sendCode }).click();
  await typeCode(page, request, say.mailedCode, email, first);
  await checkPage(page);
  await authenticator.touch(true);
  await dialog.getByRole('button', { name: say.next, exact: true }).click();
  await expect(page.getByText(say.added)).toBeVisible();
  await authenticator.touch(false);
  await expect(panel.getByText('Laptop')).toBeVisible();
  await expect(panel.getByText(say.neverUsed)).toBeVisible();
  expect(await authenticator.credentials()).toHaveLength(1);
  await checkPage(page);

  await page.context().clearCookies();
  await open(page, '/user/login?next=%2Fmine%2Fsecure');
  await authenticator.touch(true);
  await main(page).getByRole('button', { name: say.usePasskey }).click();
  await page.waitForURL('/mine/secure');
  await authenticator.touch(false);
  await expect(panel.getByText(say.neverUsed)).toBeHidden();

  await panel.getByRole('button', { name: say.remove }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: say.removeYes, exact: true }).click();
  await expect(page.getByText(say.removed)).toBeVisible();
  await expect(panel.getByText(say.empty)).toBeVisible();

  // The device still has it, but no account does.
  await page.context().clearCookies();
  await open(page, '/user/login');
  await authenticator.touch(true);
  await main(page).getByRole('button', { name: say.usePasskey }).click();
  await expect(page.getByText(say.unknown)).toBeVisible();
  await expect(page).toHaveURL('/user/login');
});
