import type { Locator, Page } from '@playwright/test';
import { checkPage, expect, open, test } from './support/journey.ts';
import { wordsOf, type ParcelWords } from './support/parcel-words.ts';
import { chooseLine, heading, stockTea } from './support/parcels.ts';
import { payBySandbox } from './support/orders.ts';
import { newShopper, staff } from './support/people.ts';

/** The badge beside the package's number. */
const status = (page: Page, text: string): Locator => page.getByRole('main').getByText(text, { exact: true }).first();

const fillAddress = async (page: Page, told: ParcelWords): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: told.newAddress });
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  await field(told.firstName).fill('Ada');
  await field(told.lastName).fill('Example');
  await field(told.country).click();
  await page.getByRole('option', { name: told.germany, exact: true }).click();
  await field(told.city).fill('Berlin');
  await dialog.getByRole('button', { name: told.save }).click();
  // The form asks for missing values and keeps typed ones.
  await expect(field(told.detail)).toBeFocused();
  await field(told.detail).fill('Musterstraße 1');
  await field(told.postcode).fill('10115');
  await field(told.phone).fill('+49 30 123456');
  await checkPage(page);
  await expect(async () => {
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: told.save }).click({ timeout: 2_000 });
    await expect(dialog).toBeHidden({ timeout: 5_000 });
  }).toPass();
};

const pack = async (page: Page, told: ParcelWords): Promise<void> => {
  await open(page, '/mine/store');
  await expect(heading(page, told.store)).toBeVisible();
  await page.getByRole('button', { name: told.pack, exact: true }).click();
  await expect(page.getByText(told.none)).toBeVisible();
  await page.getByRole('checkbox', { name: told.select }).check({ force: true });
  await page.getByRole('button', { name: told.pack, exact: true }).click();
  await page.waitForURL(/\/mine\/store\/confirmInfo\?items=/);
  await expect(heading(page, told.confirm)).toBeVisible();
};

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const writeReview = async (page: Page, told: ParcelWords): Promise<void> => {
  const text = page.getByLabel(told.review);
  await page.getByRole('button', { name: told.publish }).click();
  await expect(page.getByText(told.required)).toBeVisible();
  await expect(text).toBeFocused();
  await text.fill('Well wrapped, and a day early.');
  await page.locator('input[type=file]').setInputFiles({ name: 'arrived.png', mimeType: 'image/png', buffer: pixel });
  await expect(page.getByRole('img', { name: told.picture })).toBeVisible();
  await page.getByRole('checkbox', { name: told.anonymous }).check({ force: true });
  await checkPage(page);
  await expect(async () => {
    if (await text.isVisible()) await page.getByRole('button', { name: told.publish }).click({ timeout: 2_000 });
    await expect(text).toBeHidden({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByText('Well wrapped, and a day early.')).toBeVisible();
};

// Long journeys with several axe runs, which are slow on a busy machine.
test.beforeEach(({}, info) => info.setTimeout(240_000));

test('from the warehouse through a paid package to its delivery and review', async ({
  page,
  request,
  baseURL,
  say,
}) => {
  const told = wordsOf(say);
  const shopper = await newShopper(page, request, baseURL);
  await stockTea(shopper, request);

  await pack(page, told);
  await page.getByRole('button', { name: told.submit }).click();
  await expect(page.getByText(told.noAddress)).toBeVisible();
  await page.getByRole('button', { name: told.addAddress }).click();
  await fillAddress(page, told);
  await chooseLine(page, told);
  const number = new URL(page.url()).searchParams.get('refs') ?? '';
  await payBySandbox(page, say, new RegExp(`^${say.payNow} ¥`));
  await expect(heading(page, say.paymentSuccessful)).toBeVisible();

  await open(page, '/mine/package');
  await expect(heading(page, told.packages)).toBeVisible();
  await expect(page.getByRole('article').getByText(told.toBeDelivered, { exact: true })).toBeVisible();

  const crew = await staff(request);
  const tracking = `LX${number.slice(2)}CN`;
  await crew.call('POST', `/staff/packages/${number}/ship`, {
    carrier: 'China Post',
    tracking_number: tracking,
  });
  await crew.call('POST', `/staff/packages/${number}/tracking`, {
    at: new Date().toISOString(),
    place: 'Shanghai',
    text: 'Left the country',
  });
  await open(page, `/mine/package/packageDetail?number=${number}`);
  await expect(status(page, told.pendingReceipt)).toBeVisible();
  await expect(page.getByText(tracking).first()).toBeVisible();
  await expect(page.getByRole('list', { name: told.follow }).getByText('Left the country')).toBeVisible();

  // Whoever gets the link follows the package without login, and learns nothing about its owner.
  const link = (await page.getByRole('link', { name: told.trackingLink }).getAttribute('href')) ?? '';
  const visitor = await page
    .context()
    .browser()
    ?.newContext({ locale: say.lang, ...(baseURL ? { baseURL } : {}) });
  const guest = await visitor?.newPage();
  if (!visitor || !guest) throw new Error('no second browser');
  await guest.goto(link);
  await expect(guest.getByText(tracking)).toBeVisible();
  await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  for (const secret of ['Ada', 'Berlin', 'Tea caddy']) await expect(guest.getByText(secret)).toHaveCount(0);
  await visitor.close();

  await page.getByRole('button', { name: told.receive }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: told.received }).click();
  await expect(status(page, told.done)).toBeVisible();
  await writeReview(page, told);

  // Other visitors see it on the home page, without a name.
  await open(page, '/');
  const reviews = page.getByRole('region', { name: told.others });
  await expect(async () => {
    await page.mouse.wheel(0, 1_500);
    await expect(reviews).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(reviews.getByText('Well wrapped, and a day early.').first()).toBeVisible();
});
