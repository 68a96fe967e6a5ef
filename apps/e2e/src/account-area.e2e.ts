import type { Page } from '@playwright/test';
import { accountWords } from './support/account-words.ts';
import { alive, checkPage, expect, open, test } from './support/journey.ts';
import { newShopper } from './support/people.ts';

/** A picture of 4 × 2 pixels in BMP, the oldest accepted format. */
const bitmap = (): Buffer => {
  const header = Buffer.alloc(54);
  header.write('BM', 0, 'latin1');
  header.writeUInt32LE(54 + 24, 2);
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(4, 18);
  header.writeInt32LE(2, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  header.writeUInt32LE(24, 34);
  return Buffer.concat([header, Buffer.alloc(24, 0x9a)]);
};

const main = (page: Page) => page.getByRole('main');

// Long journeys with several axe runs, which are slow on a busy machine.

test('a shopper fills in the profile, with a picture cropped by the keyboard', async ({
  page,
  request,
  baseURL,
  language,
}) => {
  const say = accountWords[language];
  const shopper = await newShopper(page, request, baseURL);
  await open(page, '/mine/personal');
  await main(page).getByRole('button', { name: say.save, exact: true }).click();
  await expect(page.getByLabel(say.nickname, { exact: true })).toBeFocused();
  await checkPage(page);

  await page.getByLabel(say.nickname, { exact: true }).fill('Ada L');
  await page.getByLabel(say.birthday, { exact: true }).fill('1990-02-28');
  await page.getByLabel(say.phone, { exact: true }).fill('+49 30 123456');
  await page.getByRole('combobox', { name: say.residence }).click();
  await page.getByRole('option', { name: say.germany, exact: true }).click();
  await page.getByRole('button', { name: say.save, exact: true }).click();
  await expect(page.getByText(say.profileSaved)).toBeVisible();

  await page.getByLabel(say.choosePicture).setInputFiles({ name: 'me.bmp', mimeType: 'image/bmp', buffer: bitmap() });
  const dialog = page.getByRole('dialog', { name: say.crop });
  await dialog.getByRole('slider', { name: say.zoom }).press('ArrowRight');
  await checkPage(page);
  await dialog.getByRole('button', { name: say.usePicture }).click();
  await expect(page.getByText(say.pictureSaved)).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.reload();
  await alive(page);
  await expect(page.getByLabel(say.nickname, { exact: true })).toHaveValue('Ada L');
  expect(await shopper.call('GET', '/users/info')).toMatchObject({
    nickname: 'Ada L',
    birthday: '1990-02-28',
    residence: 'DE',
    avatar: expect.stringContaining('/users/avatars/'),
  });
});

test('an address is stored in the format of its country, and the default one cannot be deleted', async ({
  page,
  request,
  baseURL,
  language,
}) => {
  const say = accountWords[language];
  const shopper = await newShopper(page, request, baseURL);
  await open(page, '/mine/address');
  await page.getByRole('button', { name: say.addAddress }).click();
  const dialog = page.getByRole('dialog', { name: say.newAddress });
  await dialog.getByRole('button', { name: say.save, exact: true }).click();
  await expect(dialog.getByText(say.fillInAll)).toBeVisible();
  await checkPage(page);

  await dialog.getByLabel(say.country).click();
  await page.getByRole('option', { name: say.unitedStates, exact: true }).click();
  await dialog.getByLabel(say.firstName, { exact: true }).fill('Ada');
  await dialog.getByLabel(say.lastName, { exact: true }).fill('Example');
  await dialog.getByLabel(say.detail).fill('14 Example Avenue');
  await dialog.getByLabel(say.city).fill('Fresno');
  await dialog.getByLabel(say.state, { exact: true }).selectOption({ label: 'California' });
  await dialog.getByLabel(say.zip).fill('93650');
  await dialog.getByLabel(say.phone, { exact: true }).fill('559 555 0134');
  await dialog.getByLabel(say.email, { exact: true }).fill('ada@example.test');
  await dialog.getByRole('button', { name: say.save, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('14 Example Avenue')).toBeVisible();
  expect(await shopper.call('GET', '/addresses')).toMatchObject([
    { country: 'US', continent: 'north_america', province: 'CA', postcode: '93650', is_default: true },
  ]);

  await page.getByRole('button', { name: say.remove }).click();
  await expect(page.getByText(say.defaultStays)).toBeVisible();
});
