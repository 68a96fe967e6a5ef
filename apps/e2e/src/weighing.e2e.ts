import type { Page } from '@playwright/test';
import { signalOf, test, type Station } from './support/console-station.ts';
import { storedGoods } from './support/console-purchases.ts';
import { checkPage, expect, open } from './support/journey.ts';
import { payBySandbox } from './support/orders.ts';
import { address, stockTea } from './support/parcels.ts';
import { person, register, sessionCookies, staff, type Person } from './support/people.ts';

const allWords = {
  en: {
    length: 'Length',
    width: 'Width',
    height: 'Height',
    weight: 'Weight',
    scanPackage: 'Scan a package',
    weighNow: 'Weigh, measure, photograph',
    record: 'Record',
    asked: (yuan: string) => `Hold: the shopper is asked for ¥${yuan}`,
    returned: (yuan: string) => `¥${yuan} returned`,
    costsMore: (yuan: string) => `It costs ¥${yuan} more than you paid. The package leaves once this is paid.`,
    costsLess: (yuan: string) => `¥${yuan} was returned to your balance.`,
    paidMore: (yuan: string) => `You paid the difference of ¥${yuan}.`,
    carrier: 'Carrier',
    begin: 'Begin a hand-over',
    handOver: 'Hand over 1 package',
    shipped: '1 package shipped',
  },
  zh: {
    length: '长',
    width: '宽',
    height: '高',
    weight: '重量',
    scanPackage: '扫描包裹',
    weighNow: '请称重、量尺寸、拍照',
    record: '记录',
    asked: (yuan: string) => `暂扣：待用户补款 ¥${yuan}`,
    returned: (yuan: string) => `已退回 ¥${yuan}`,
    costsMore: (yuan: string) => `运费比已付金额多 ¥${yuan}，补款后包裹即可发出。`,
    costsLess: (yuan: string) => `¥${yuan} 已退回余额。`,
    paidMore: (yuan: string) => `您已补款 ¥${yuan}。`,
    carrier: '承运商',
    begin: '开始交接',
    handOver: '确认交接 1 个包裹',
    shipped: '1 个包裹已发出',
  },
};
type Words = (typeof allWords)['en'];

const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Packed {
  number: string;
  /** The price of a further step of 500 g. */
  stepFen: number;
}

/** A package of 620 g of tea and its packing that is paid and in its box. */
const packTea = async (shopper: Person, request: Parameters<typeof stockTea>[1], crew: Person): Promise<Packed> => {
  const item = await stockTea(shopper, request);
  const { id: user } = await shopper.call<{ id: string }>('GET', '/users/info');
  await crew.call('POST', `/staff/users/${user}/adjust`, { amount_fen: 100_000, remark: 'To try the scales' });
  const { id: address_id } = await shopper.call<{ id: string }>('POST', '/addresses', address);
  const { lines } = await shopper.call<{ lines: { id: string; further_fen: number; available: boolean }[] }>(
    'POST',
    '/packages/quote',
    { item_ids: [item], address_id },
  );
  const line = lines.find(({ available }) => available);
  const { number } = await shopper.call<{ number: string }>('POST', '/packages', {
    item_ids: [item],
    address_id,
    line_id: line?.id,
    packing_note: '',
    declared_value_fen: 4_850,
  });
  await shopper.call('POST', '/payments', { kind: 'package', refs: [number], method: 'balance' });
  const { items } = await shopper.call<{ items: { order_number: string }[] }>('GET', `/packages/${number}`);
  const goods = await storedGoods(crew, items[0]?.order_number ?? '');
  await crew.call('POST', `/staff/packages/${number}/pack`, { items: goods.map((one) => one.number) });
  return { number, stepFen: line?.further_fen ?? 0 };
};

/** Weighs a parcel of 12 × 12 × 15 cm at the station. */
const weigh = async ({ page, scan }: Station, words: Words, number: string, grams: string): Promise<void> => {
  await page.goto('/console/weigh');
  await expect(signalOf(page)).toContainText(words.scanPackage);
  await scan(number);
  await expect(signalOf(page)).toContainText(words.weighNow);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field(words.weight).fill(grams);
  await field(words.length).fill('150');
  await field(words.width).fill('120');
  await field(words.height).fill('120');
  const file = { name: 'parcel.png', mimeType: 'image/png', buffer: photo };
  await page.locator('input[type=file]').setInputFiles(file);
  await checkPage(page);
  await page.getByRole('button', { name: words.record, exact: true }).click();
};

const handOver = async ({ page, scan }: Station, words: Words, number: string): Promise<void> => {
  await page.goto('/console/handover');
  await page.getByRole('textbox', { name: words.carrier }).fill('China Post');
  await page.getByRole('button', { name: words.begin }).click();
  await page.waitForURL(/\/console\/handover\/\w/);
  await expect(signalOf(page)).toContainText(words.scanPackage);
  await scan(number);
  await expect(page.getByLabel(number)).toBeVisible();
  await scan(`LX${number.slice(-9)}CN`);
  await page.getByRole('button', { name: words.handOver }).click();
  await expect(signalOf(page)).toContainText(words.shipped);
};

const balanceOf = async (shopper: Person): Promise<number> =>
  (await shopper.call<{ balance_fen: number }>('GET', '/balance')).balance_fen;
const yuan = (fen: number): string => (fen / 100).toFixed(2);
const openPackage = (page: Page, number: string) => open(page, `/mine/package/packageDetail?number=${number}`);

test.beforeEach(async ({ request }) => {
  await (await staff(request)).call('PUT', '/staff/weighing_rule', { enabled: true, floor_fen: 500 });
});

test.afterEach(async ({ request }) => {
  await (await staff(request)).call('PUT', '/staff/weighing_rule', { enabled: false, floor_fen: 500 });
});

test('a heavier parcel is paid for before it leaves, and a lighter one returns money', async ({
  page,
  request,
  baseURL,
  say,
  language,
  newStation,
}) => {
  const words = allWords[language];
  const crew = await staff(request);
  const { token } = await register(request);
  const shopper = person(request, token);
  await page.context().addCookies(sessionCookies(baseURL, token));
  const station = await newStation();

  const heavy = await packTea(shopper, request, crew);
  await weigh(station, words, heavy.number, '1250');
  await expect(signalOf(station.page)).toContainText(words.asked(yuan(heavy.stepFen)));
  await openPackage(page, heavy.number);
  await expect(page.getByText(words.costsMore(yuan(heavy.stepFen)))).toBeVisible();
  await checkPage(page);
  await page.getByRole('link', { name: new RegExp(`^${say.payNow} ¥${yuan(heavy.stepFen)}`) }).click();
  await payBySandbox(page, say, new RegExp(`^${say.payNow} ¥${yuan(heavy.stepFen)}`));
  await openPackage(page, heavy.number);
  await expect(page.getByText(words.paidMore(yuan(heavy.stepFen)))).toBeVisible();
  await handOver(station, words, heavy.number);
  const { status } = await shopper.call<{ status: string }>('GET', `/packages/${heavy.number}`);
  expect(status).toBe('pending_receipt');

  const other = await register(request);
  const second = person(request, other.token);
  const light = await packTea(second, request, crew);
  const before = await balanceOf(second);
  await weigh(station, words, light.number, '480');
  await expect(signalOf(station.page)).toContainText(words.returned(yuan(light.stepFen)));
  expect(await balanceOf(second)).toBe(before + light.stepFen);
  await page.context().addCookies(sessionCookies(baseURL, other.token));
  await openPackage(page, light.number);
  await expect(page.getByText(words.costsLess(yuan(light.stepFen)))).toBeVisible();
});
