import type { Page } from '@playwright/test';
import { test } from './support/console-station.ts';
import { hire } from './support/console-walk/members.ts';
import { consoleWords } from './support/console-words.ts';
import { checkPage, expect, open, watchFaults } from './support/journey.ts';
import { payBySandbox } from './support/orders.ts';
import { consoleCookies, person, register, sessionCookies, staff, type Person } from './support/people.ts';

const allWords = {
  en: {
    claim: 'Claim',
    ask: 'Ask about goods that cannot be had',
    line: 'Goods',
    goods: 'Other goods',
    price: 'Their price for one piece',
    send: 'Ask the shopper',
    about: '“Cups” is out of stock.',
    more: 'Take it instead: pay ¥18.00 more',
    paidMore: 'Extra fee paid',
    instead: 'Buy instead: Glasses, ¥26.00 each',
    foreseen: '1 new, 0 refused, 0 rows left out.',
    import: 'Record 1 tracking number',
    imported: '1 recorded, 0 refused, 0 rows left out.',
    bought: 'Bought at the shop',
  },
  zh: {
    claim: '认领',
    ask: '商品无法按原样购买，询问用户',
    line: '商品',
    goods: '替代商品',
    price: '替代商品单价',
    send: '询问用户',
    about: '“Cups”缺货。',
    more: '换成该商品，补款 ¥18.00',
    paidMore: '补款成功',
    instead: '改买：Glasses，每件 ¥26.00',
    foreseen: '可登记 1 条，未通过 0 条',
    import: '登记 1 条运单号',
    imported: '已登记 1 条，未通过 0 条',
    bought: '已向店铺采购',
  },
};
type Words = (typeof allWords)['en'];

/** An order of two teas at ¥50.00 and three cups at ¥20.00 from one shop, paid from the balance. */
const payForFive = async (shopper: Person, crew: Person): Promise<string> => {
  const { id } = await shopper.call<{ id: string }>('GET', '/users/info');
  await crew.call('POST', `/staff/users/${id}/adjust`, { amount_fen: 20_000, remark: 'To try a journey' });
  const cart = async (name: string, fen: number, quantity: number): Promise<string> => {
    const shop = { shop_name: `House ${id.slice(-6)}`, domestic_shipping_fen: 0 };
    const manual = { url: '', name, spec: 'plain', unit_price_fen: fen, ...shop };
    return (await shopper.call<{ id: string }>('POST', '/cart', { manual, quantity })).id;
  };
  const { orders } = await shopper.call<{ orders: { number: string }[] }>('POST', '/orders', {
    cart_ids: [await cart('Tea', 5_000, 2), await cart('Cups', 2_000, 3)],
    contact: { name: 'Ada Example' },
  });
  const number = orders[0]?.number ?? '';
  await shopper.call('POST', '/payments', { kind: 'order', refs: [number], method: 'balance' });
  return number;
};

/** The shopper is asked to take glasses at ¥26.00 in place of the cups. */
const offerGlasses = async (page: Page, words: Words, number: string): Promise<void> => {
  await page.goto(`/console/orders/${number}`);
  const form = page.getByRole('form', { name: words.ask });
  await page.getByText(words.ask, { exact: true }).click();
  await form.getByLabel(words.line, { exact: true }).selectOption({ label: 'Cups · plain' });
  await form.getByLabel(words.goods, { exact: true }).fill('Glasses');
  await form.getByLabel(words.price, { exact: true }).fill('26.00');
  await checkPage(page);
  await form.getByRole('button', { name: words.send }).click();
  await expect(form).toBeHidden();
};

/** Imports a shop's file with the tracking number of one purchase. */
const importTracking = async (page: Page, words: Words, shopNumber: string, tracking: string): Promise<void> => {
  await page.goto('/console/tracking');
  const buffer = Buffer.from(`order,tracking,carrier\n${shopNumber},${tracking},SF\n`);
  await page.locator('input[type=file]').setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText(words.foreseen)).toBeVisible();
  await checkPage(page);
  await page.getByRole('button', { name: words.import }).click();
  await expect(page.getByText(words.imported)).toBeVisible();
};

test('of two buyers one claims an order; the shopper pays more for other goods, and all is bought and announced', async ({
  page,
  browser,
  request,
  baseURL,
  say,
  language,
  newStation,
}) => {
  const words = allWords[language];
  const common = consoleWords[language];
  const crew = await staff(request);
  const { token } = await register(request);
  const shopper = person(request, token);
  await page.context().addCookies(sessionCookies(baseURL, token));
  const { page: desk } = await newStation();
  await desk.goto('/console/work/buy');
  await expect(desk.getByRole('heading', { level: 1, name: common.toBuy })).toBeVisible();

  const number = await payForFive(shopper, crew);
  const row = (place: Page) => place.getByRole('row').filter({ hasText: number });
  // The queue follows without a reload.
  await desk.getByText(number).click();
  await desk.getByRole('button', { name: words.claim, exact: true }).click();

  const others = await browser.newContext();
  const buyer = await hire(request, crew, 'buyer', language);
  await others.addCookies(consoleCookies(baseURL, buyer.token));
  const other = await others.newPage();
  const faults = watchFaults(other);
  await other.goto('/console/work/buy');
  await expect(row(other).getByText('staff', { exact: true })).toBeVisible();
  await checkPage(other);

  await offerGlasses(desk, words, number);
  await open(page, `/mine/order/orderDetail?number=${number}`);
  await expect(page.getByText(words.about, { exact: false })).toBeVisible();
  await checkPage(page);
  await page.getByRole('button', { name: words.more }).click();
  await page.waitForURL(`/payment?kind=order_extra&refs=${number}-1`);
  await payBySandbox(page, say, new RegExp(`^${say.payNow} ¥18.00`));
  await open(page, `/mine/order/orderDetail?number=${number}`);
  await expect(page.getByText(words.paidMore)).toBeVisible();

  const shopNumber = `TB-${number}`;
  await desk.goto('/console/work/buy');
  await desk.getByText(number).click();
  await expect(desk.getByText(words.instead, { exact: false })).toBeVisible();
  await desk.getByLabel(common.shopNumber).fill(shopNumber);
  await desk.getByLabel(common.account).fill('caravan-1');
  await desk.getByLabel(common.paid).fill('171.00');
  await checkPage(desk);
  await desk.getByRole('button', { name: common.record, exact: true }).click();
  await expect(desk.getByText(common.recorded)).toBeVisible();
  await expect(row(other)).toHaveCount(0);

  await importTracking(desk, words, shopNumber, `SF${number}`);
  const { items } = await crew.call<{ items: { state: string }[] }>('GET', `/staff/parcels?q=SF${number}`);
  expect(items).toMatchObject([{ state: 'expected' }]);
  await page.reload();
  await expect(page.getByText(words.bought)).toBeVisible();
  await others.close();
  expect(faults).toEqual([]);
});
