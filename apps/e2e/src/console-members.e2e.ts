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
} from './support/console-members.ts';
import { checkPage, expect, freshEmail } from './support/journey.ts';
import { linkInMail } from './support/mails.ts';
import { staff } from './support/people.ts';

type Role = keyof MemberWords['roles'];
type LinkName = keyof MemberWords['links'];

interface View {
  role: Role;
  /** Pages and queues that the navigation shows, and others that it does not. */
  shown: LinkName[];
  hidden: LinkName[];
  /** A page of another role. */
  elsewhere: string;
}

const views: View[] = [
  { role: 'buyer', shown: ['toBuy', 'purchases'], hidden: ['receive', 'refunds', 'staff'], elsewhere: '/staff' },
  { role: 'receiver', shown: ['receive', 'toReceive'], hidden: ['toBuy', 'people', 'staff'], elsewhere: '/work/buy' },
  { role: 'finance', shown: ['refunds', 'people'], hidden: ['toPack', 'receive', 'staff'], elsewhere: '/receive' },
];

const owner = { email: 'staff@example.test', password: 'staff12345' };

const openMembers = async (page: Page, words: MemberWords): Promise<void> => {
  await page.goto('/console/staff');
  await logIn(page, words, owner.email, owner.password);
  await expect(heading(page, words.staff)).toBeVisible();
};

/** Invites somebody; resolves to the e-mail and the link in the mail. */
const invite = async (page: Page, request: APIRequestContext, words: MemberWords, roles: readonly Role[]) => {
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

for (const { role, shown, hidden, elsewhere } of views)
  test(`a new ${role} sets a password and a second step, and sees what the role allows`, async ({
    page,
    request,
    language,
    newDesk,
  }) => {
    const words = memberWords[language];
    await openMembers(page, words);
    const { email, link } = await invite(page, request, words, [role]);

    const desk = await newDesk();
    await join(desk, words, link);
    const { app, firstCode, recoveryCodes } = await enrol(desk, words);
    await logOut(desk, words);
    await desk.goto(link);
    await desk.getByLabel(words.password, { exact: true }).fill(memberPassword);
    await desk.getByLabel(words.repeat).fill(memberPassword);
    await desk.getByRole('button', { name: words.start }).click();
    await expect(heading(desk, words.invitationExpired)).toBeVisible();

    await desk.goto('/console');
    await logIn(desk, words, email, memberPassword);
    // The code that set up the second step is used up.
    await sendCode(desk, words, firstCode);
    await expect(desk.getByLabel(words.code, { exact: true })).toHaveAccessibleDescription(words.codeWrong);
    await checkPage(desk);
    await sendCode(desk, words, role === 'finance' ? (recoveryCodes[0] ?? '') : app.newCode());
    await expect(heading(desk, words.home)).toBeVisible();
    await checkPage(desk);

    const navigation = await openNavigation(desk, words);
    const linkTo = (name: LinkName) =>
      navigation.getByRole('link', { name: new RegExp(`^${words.links[name]}( \\d|$)`) });
    for (const name of shown) await expect(linkTo(name)).toBeVisible();
    for (const name of hidden) await expect(linkTo(name)).toHaveCount(0);
    await desk.goto(`/console${elsewhere}`);
    await expect(desk.getByText(words.forbidden)).toBeVisible();
    await checkPage(desk);

    await page.reload();
    await expect(
      page.getByRole('row').filter({ hasText: email }).getByText(words.active, { exact: true }),
    ).toBeVisible();
  });

test('a member who loses a role is told on the open page', async ({ page, request, language, newDesk }) => {
  const words = memberWords[language];
  await openMembers(page, words);
  const { email, link } = await invite(page, request, words, ['receiver', 'packer']);
  const desk = await newDesk();
  await join(desk, words, link);
  await desk.goto('/console/work/pack');
  await expect(heading(desk, words.links.toPack)).toBeVisible();

  await page.getByRole('button', { name: words.edit(email) }).click();
  const dialog = page.getByRole('dialog', { name: email });
  await dialog.getByRole('checkbox', { name: new RegExp(`^${words.roles.packer}`) }).uncheck({ force: true });
  await checkPage(page);
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
  // The server looks for changed roles every five seconds.
  await expect(desk.getByText(words.forbidden)).toBeVisible({ timeout: 20_000 });
  await checkPage(desk);
});

test('nobody takes the last owner away', async ({ page, request, language }) => {
  const words = memberWords[language];
  await openMembers(page, words);
  await page.getByRole('button', { name: words.edit(owner.email) }).click();
  const dialog = page.getByRole('dialog', { name: owner.email });
  await expect(dialog.getByText(words.ownRoles)).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: new RegExp(`^${words.roles.owner}`) })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: words.save })).toBeVisible();
  await expect(dialog.getByRole('button', { name: words.remove })).toHaveCount(0);
  await checkPage(page);

  const crew = await staff(request);
  const { id } = await crew.call<{ id: string }>('GET', '/staff/me');
  await expect(crew.call('DELETE', `/staff/members/${id}`)).rejects.toThrow(/Nobody changes their own roles/);
  await expect(crew.call('PUT', `/staff/members/${id}`, { roles: ['buyer'], language })).rejects.toThrow(
    /Nobody changes their own roles/,
  );
});
