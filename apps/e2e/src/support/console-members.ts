import type { Locator, Page } from '@playwright/test';
import { authenticator, type Authenticator } from './console-authenticator.ts';
import type { MemberWords } from './console-member-words.ts';
import { checkPage, expect, test as base, watchFaults } from './journey.ts';

export const memberPassword = 'console2026';

/** Refusals that the console shows in words. */
const isRefusal = (fault: string): boolean => fault.includes('the server responded with a status of 403');

/** With devices of members of staff: each has a session of its own. */
export const test = base.extend<{ newDesk: () => Promise<Page> }>({
  newDesk: async ({ browser }, provide) => {
    const desks: { page: Page; faults: string[] }[] = [];
    await provide(async () => {
      const page = await (await browser.newContext()).newPage();
      desks.push({ page, faults: watchFaults(page) });
      return page;
    });
    const faults = desks.flatMap((desk) => desk.faults.filter((fault) => !isRefusal(fault)));
    await Promise.all(desks.map(({ page }) => page.context().close()));
    expect(faults, 'console errors and warnings of members').toEqual([]);
  },
});

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

export const logIn = async (page: Page, words: MemberWords, email: string, password: string): Promise<void> => {
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.logIn, exact: true }).click();
};

export const logOut = async (page: Page, words: MemberWords): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^${words.account}`) }).click();
  await page.getByRole('menuitem', { name: words.logOut }).click();
  await expect(heading(page, words.logIn)).toBeVisible();
};

/** Sends a code in the second step of the login. */
export const sendCode = async (page: Page, words: MemberWords, code: string): Promise<void> => {
  await expect(heading(page, words.secondStep)).toBeVisible();
  await page.getByLabel(words.code, { exact: true }).fill(code);
  await page.getByRole('button', { name: words.logIn, exact: true }).click();
};

/** Follows the link of an invitation and sets the password. */
export const join = async (page: Page, words: MemberWords, link: string, name: string): Promise<void> => {
  await page.goto(link);
  await expect(heading(page, words.join)).toBeVisible();
  await checkPage(page);
  await page.getByLabel(words.name).fill(name);
  await page.getByLabel(words.password, { exact: true }).fill(memberPassword);
  await page.getByLabel(words.repeat).fill(memberPassword);
  await page.getByRole('button', { name: words.start }).click();
  await expect(heading(page, words.myAccount)).toBeVisible();
};

export interface Enrolled {
  app: Authenticator;
  /** The code that set up the second step. */
  firstCode: string;
  recoveryCodes: string[];
}

/** Sets up the second step on the page of the own account. */
export const enrol = async (page: Page, words: MemberWords): Promise<Enrolled> => {
  await page.getByRole('button', { name: words.setUp }).click();
  await expect(page.getByRole('img', { name: words.qrCode })).toBeVisible();
  await checkPage(page);
  const app = authenticator(await page.getByRole('code').innerText());
  const firstCode = app.newCode();
  await page.getByLabel(words.code, { exact: true }).fill(firstCode);
  await page.getByRole('button', { name: words.confirmFirstCode }).click();
  const codes = page.getByRole('list', { name: words.recoveryCodes }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await checkPage(page);
  const recoveryCodes = await codes.allInnerTexts();
  await page.getByRole('button', { name: words.stored }).click();
  await expect(page.getByText(words.codesLeft)).toBeVisible();
  return { app, firstCode, recoveryCodes };
};

/** The navigation; on a phone it is in a drawer. */
export const openNavigation = async (page: Page, words: MemberWords): Promise<Locator> => {
  const menu = page.getByRole('button', { name: words.openMenu });
  const navigation = page.getByRole('navigation', { name: words.console });
  if (await menu.isVisible()) await menu.click();
  await expect(navigation).toBeVisible();
  return navigation;
};
