import type { Page } from '@playwright/test';
import { consoleWords, type ConsoleWords } from './support/console-words.ts';
import { checkPage, expect, test } from './support/journey.ts';
import { person, register, staff, type Person } from './support/people.ts';

const cups = {
  manual: { url: '', name: 'Cup', spec: 'blue', unit_price_fen: 2_000, domestic_shipping_fen: 500 },
  quantity: 3,
  note: '',
  photo: { count: 0, note: '' },
};

const logIn = async (page: Page, words: ConsoleWords): Promise<void> => {
  await page.getByLabel(words.email).fill('staff@example.test');
  await page.getByLabel(words.password, { exact: true }).fill('staff12345');
  await page.getByRole('button', { name: words.logIn }).click();
};

/** Pays an order of three cups from the balance; resolves to its number. */
const payCups = async (shopper: Person, crew: Person): Promise<string> => {
  const { id } = await shopper.call<{ id: string }>('GET', '/users/info');
  await crew.call('POST', `/staff/users/${id}/adjust`, { amount_fen: 10_000, remark: 'To try the console' });
  const line = await shopper.call<{ id: string }>('POST', '/cart', cups);
  const { orders } = await shopper.call<{ orders: { number: string }[] }>('POST', '/orders', {
    cart_ids: [line.id],
    contact: { name: 'Ada Example' },
  });
  const number = orders[0]?.number ?? '';
  await shopper.call('POST', '/payments', { kind: 'order', refs: [number], method: 'balance' });
  return number;
};

/** Measures the goods of the parcel on the table, and saves it. */
const measure = async (page: Page, words: ConsoleWords): Promise<void> => {
  await page.getByRole('textbox', { name: words.weight }).fill('640');
  for (const side of words.sides) await page.getByRole('textbox', { name: side, exact: true }).fill('120');
  await checkPage(page);
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.received, { exact: true })).toBeVisible();
};

test('staff buy an order that appears in their queue, and receive it in two parcels', async ({
  page,
  request,
  language,
}) => {
  const words = consoleWords[language];
  const crew = await staff(request);
  const shopper = person(request, (await register(request)).token);

  await page.goto('/console/work/buy');
  await logIn(page, words);
  await expect(page.getByRole('heading', { level: 1, name: words.toBuy })).toBeVisible();

  const number = await payCups(shopper, crew);
  // The queue follows without a reload.
  await page.getByText(number).click();
  const shopNumber = `TB-${number}`;
  await page.getByLabel(words.shopNumber).fill(shopNumber);
  await page.getByLabel(words.account).fill('caravan-1');
  await page.getByLabel(words.paid).fill('62.00');
  await checkPage(page);
  await page.getByRole('button', { name: words.record, exact: true }).click();
  await expect(page.getByText(words.recorded)).toBeVisible();

  const { items } = await crew.call<{ items: { id: string }[] }>('GET', `/staff/purchases?q=${shopNumber}`);
  const announce = (tracking: string) =>
    crew.call('POST', `/staff/purchases/${items[0]?.id}/parcels`, { carrier: 'SF', tracking_number: tracking });
  const tracking = `SF${number}`;
  await announce(`${tracking}A`);
  await page.goto('/console/receive');
  await checkPage(page);
  await page.getByRole('textbox', { name: words.tracking }).fill(`${tracking}A`);
  await page.getByRole('button', { name: words.find }).click();
  await page.getByRole('button', { name: words.fewer }).click();
  await page.getByRole('checkbox', { name: words.moreComes }).check();
  await measure(page, words);
  expect((await shopper.call<{ status: string }>('GET', `/orders/${number}`)).status).toBe('processing');

  await announce(`${tracking}B`);
  await page.goto(`/console/receive?code=${tracking}B`);
  await measure(page, words);
  expect((await shopper.call<{ status: string }>('GET', `/orders/${number}`)).status).toBe('in_stock');

  await page.goto(`/console/shelf?q=${number}`);
  await expect(page.getByRole('heading', { level: 1, name: words.shelf })).toBeVisible();
  await expect(page.getByText(number)).toHaveCount(2);
  await checkPage(page);
});
