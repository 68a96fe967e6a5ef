import type { APIRequestContext, Page } from '@playwright/test';
import { memberWords, type MemberWords } from './support/console-member-words.ts';
import {
  enrol,
  heading,
  join,
  logIn,
  logOut,
  memberPassword,
  openNavigation,
  sendCode,
  test,
  type Enrolled,
} from './support/console-members.ts';
import { checkPage, expect, freshEmail } from './support/journey.ts';
import { linkInMail } from './support/mails.ts';

type Role = keyof MemberWords['roles'];
type LinkName = keyof MemberWords['links'];

const owner = { email: 'staff@example.test', password: 'staff12345' };

const roles: readonly Role[] = ['finance', 'packer'];
/** Pages and queues that the navigation shows to these roles, and others that it does not. */
const shown: readonly LinkName[] = ['refunds', 'people', 'toPack'];
const hidden: readonly LinkName[] = ['receive', 'toBuy', 'staff'];
/** A page of other roles. */
const elsewhere = '/console/receive';

/** Owners cannot change their own roles, so that one of them stays. */
const checkOwnRoles = async (page: Page, words: MemberWords): Promise<void> => {
  await page.getByRole('button', { name: words.edit(owner.email) }).click();
  const dialog = page.getByRole('dialog', { name: owner.email });
  await expect(dialog.getByText(words.ownRoles)).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: new RegExp(`^${words.roles.owner}`) })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: words.remove })).toHaveCount(0);
  await checkPage(page);
  // Without a change of roles, it saves the language and closes.
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(dialog).toBeHidden();
};

/** Invites somebody; resolves to the e-mail and the link in the mail. */
const invite = async (page: Page, request: APIRequestContext, words: MemberWords) => {
  const email = freshEmail();
  await page.getByRole('button', { name: words.invite, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.email).fill(email);
  for (const role of roles)
    await dialog.getByRole('checkbox', { name: new RegExp(`^${words.roles[role]}`) }).check({ force: true });
  await checkPage(page);
  await dialog.getByRole('button', { name: words.sendInvitation }).click();
  await expect(page.getByText(words.invited(email))).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: email }).getByText(words.waiting).first()).toBeVisible();
  return { email, link: await linkInMail(request, email, '/join') };
};

/** Logs out, and in again by a code of the app and by a recovery code. */
const logInAgain = async (desk: Page, words: MemberWords, email: string, enrolled: Enrolled): Promise<void> => {
  await logOut(desk, words);
  await logIn(desk, words, email, memberPassword);
  // The code that set up the second step is used up.
  await sendCode(desk, words, enrolled.firstCode);
  await expect(desk.getByLabel(words.code, { exact: true })).toHaveAccessibleDescription(words.codeWrong);
  await checkPage(desk);
  await sendCode(desk, words, enrolled.app.newCode());
  await expect(desk.getByRole('heading', { level: 1 })).not.toHaveText(words.secondStep);
  await logOut(desk, words);
  await logIn(desk, words, email, memberPassword);
  await sendCode(desk, words, enrolled.recoveryCodes[0] ?? '');
  await expect(desk.getByRole('heading', { level: 1 })).not.toHaveText(words.secondStep);
};

test('a new member sets a password and a second step, and sees what the roles allow until one is lost', async ({
  page,
  request,
  language,
  newDesk,
}) => {
  const words = memberWords[language];
  await page.goto('/console/staff');
  await logIn(page, words, owner.email, owner.password);
  await expect(heading(page, words.staff)).toBeVisible();
  await checkOwnRoles(page, words);
  const { email, link } = await invite(page, request, words);

  const desk = await newDesk();
  const name = `Mei ${email.split('@')[0]}`;
  await join(desk, words, link, name);
  await logInAgain(desk, words, email, await enrol(desk, words));
  await desk.goto(link);
  await desk.getByLabel(words.name).fill(name);
  await desk.getByLabel(words.password, { exact: true }).fill(memberPassword);
  await desk.getByLabel(words.repeat).fill(memberPassword);
  await desk.getByRole('button', { name: words.start }).click();
  await expect(heading(desk, words.invitationExpired)).toBeVisible();

  await desk.goto('/console');
  await expect(heading(desk, words.home)).toBeVisible();
  await checkPage(desk);
  const navigation = await openNavigation(desk, words);
  const linkTo = (name: LinkName) =>
    navigation.getByRole('link', { name: new RegExp(`^${words.links[name]}( \\d|$)`) });
  // Queues without a task are folded, once their numbers are known.
  await expect(async () => {
    await navigation
      .locator('details')
      .evaluateAll((folded) => folded.forEach((part) => part.setAttribute('open', '')));
    for (const name of shown) await expect(linkTo(name)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  for (const name of hidden) await expect(linkTo(name)).toHaveCount(0);
  await desk.goto(elsewhere);
  await expect(desk.getByText(words.forbidden)).toBeVisible();
  await desk.goto('/console/work/pack');
  await expect(heading(desk, words.links.toPack)).toBeVisible();

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row.getByText(words.active, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: words.edit(name) }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('checkbox', { name: new RegExp(`^${words.roles.packer}`) }).uncheck({ force: true });
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
  // The server looks for changed roles every five seconds.
  await expect(desk.getByText(words.forbidden)).toBeVisible();
  await checkPage(desk);
});
