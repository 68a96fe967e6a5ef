import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { alive, checkPage, expect, open, test } from './support/journey.ts';
import { newShopper, staff, type Person } from './support/people.ts';
import type { Speech } from './support/speech.ts';

/** What a shopper reads between the shelf and the review. */
const words = {
  en: {
    store: 'My warehouse',
    select: 'Select Tea caddy',
    pack: 'Pack',
    none: 'No product selected!',
    from: /Shipping from ¥[\d,.]+ by .+, to Germany/,
    confirm: 'Confirm your package',
    addAddress: 'Add an address',
    newAddress: 'New delivery address',
    firstName: 'First name',
    lastName: 'Last name',
    country: 'Country or region',
    germany: 'Germany',
    city: 'City',
    postcode: 'Postcode',
    detail: 'Detailed address',
    phone: 'Phone',
    save: 'Save and use it',
    method: 'Logistics method',
    noAddress: 'Please select a delivery address',
    noMethod: 'Please select logistics method',
    value: 'Declared value',
    note: /Packing note/,
    submit: 'Create the package and pay',
    packages: 'My packages',
    waitsForPayment: 'Pending payment',
    toBeDelivered: 'To be delivered',
    pendingReceipt: 'Pending receipt',
    done: 'Done',
    cancelled: 'Cancelled',
    cancel: 'Cancel package',
    cancelYes: 'Cancel the package',
    goesBack: 'Nothing was charged; its item returns to the shelf.',
    receive: 'Confirm receipt',
    received: 'It has arrived',
    follow: 'What the carrier reports',
    review: 'How did it go?',
    publish: 'Publish the review',
    required: 'Please fill this in',
    picture: 'Your picture',
    others: 'What shoppers say of their packages',
    anonymous: 'Stay anonymous',
  },
  'zh-CN': {
    store: '我的仓库',
    select: '选择 Tea caddy',
    pack: '打包',
    none: '请选择商品！',
    from: /运费低至 ¥[\d,.]+ （.+，寄往德国）/,
    confirm: '确认包裹',
    addAddress: '添加地址',
    newAddress: '新增收货地址',
    firstName: '名',
    lastName: '姓',
    country: '国家或地区',
    germany: '德国',
    city: '城市',
    postcode: '邮编',
    detail: '详细地址',
    phone: '电话',
    save: '保存并使用',
    method: '物流方式',
    noAddress: '请选择收货地址',
    noMethod: '请选择物流方式',
    value: '申报价值',
    note: /打包备注/,
    submit: '提交包裹并付款',
    packages: '我的包裹',
    waitsForPayment: '待付款',
    toBeDelivered: '待发货',
    pendingReceipt: '待收货',
    done: '已完成',
    cancelled: '已取消',
    cancel: '取消包裹',
    cancelYes: '取消包裹',
    goesBack: '尚未扣款，其中 1 件商品会放回仓库。',
    receive: '确认收货',
    received: '已收到',
    follow: '物流信息',
    review: '这次体验如何？',
    publish: '发布评价',
    required: '请填写此项',
    picture: '您上传的图片',
    others: '用户收货评价',
    anonymous: '匿名评价',
  },
} as const;

type Words = (typeof words)[keyof typeof words];

const wordsOf = ({ lang }: Speech): Words => words[lang as keyof typeof words];

const tea = {
  manual: { url: '', name: 'Tea caddy', spec: 'tin, 250 g', unit_price_fen: 4_850, domestic_shipping_fen: 600 },
  quantity: 1,
  note: '',
  photo: { count: 0, note: '' },
};

const address = {
  kind: 'shipping',
  first_name: 'Ada',
  last_name: 'Example',
  email: 'ada@example.test',
  continent: 'europe',
  country: 'DE',
  province: '',
  city: 'Berlin',
  detail: 'Musterstraße 1',
  postcode: '10115',
  phone: '+49 30 123456',
  is_default: true,
};

interface Shelf {
  items: { id: string; packable: boolean }[];
}

/** An order of the shopper's that was paid, bought and has arrived; resolves to the goods' id on the shelf. */
const stockTea = async (shopper: Person, request: APIRequestContext): Promise<string> => {
  const crew = await staff(request);
  const { id } = await shopper.call<{ id: string }>('GET', '/users/info');
  await crew.call('POST', `/staff/users/${id}/adjust`, { amount_fen: 10_000, remark: 'To try a journey' });
  const line = await shopper.call<{ id: string }>('POST', '/cart', tea);
  const { orders } = await shopper.call<{ orders: { number: string }[] }>('POST', '/orders', { cart_ids: [line.id], contact: { name: 'Ada Example' } });
  const number = orders[0]?.number ?? '';
  await shopper.call('POST', '/payments', { kind: 'order', refs: [number], method: 'balance' });
  await crew.call('POST', `/staff/orders/${number}/process`, { supplier_order_no: 'S-1' });
  const { lines } = await shopper.call<{ lines: { id: string }[] }>('GET', `/orders/${number}`);
  const measured = lines.map((one) => ({ line_id: one.id, weight_g: 620, length_mm: 140, width_mm: 140, height_mm: 180 }));
  await crew.call('POST', `/staff/orders/${number}/stock`, { lines: measured });
  const { items } = await shopper.call<Shelf>('GET', '/store');
  expect(items).toHaveLength(1);
  return items[0]?.id ?? '';
};

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });

/** The badge beside the package's number. */
const status = (page: Page, text: string): Locator => page.getByRole('main').getByText(text, { exact: true }).first();

const fillAddress = async (page: Page, told: Words): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: told.newAddress });
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  await field(told.firstName).fill('Ada');
  await field(told.lastName).fill('Example');
  await field(told.country).selectOption({ label: told.germany });
  await field(told.city).fill('Berlin');
  await dialog.getByRole('button', { name: told.save }).click();
  // What is missing is asked for, and what was typed stays.
  await expect(field(told.postcode)).toBeFocused();
  await field(told.postcode).fill('10115');
  await field(told.detail).fill('Musterstraße 1');
  await field(told.phone).fill('+49 30 123456');
  await checkPage(page);
  await expect(async () => {
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: told.save }).click({ timeout: 2_000 });
    await expect(dialog).toBeHidden({ timeout: 5_000 });
  }).toPass();
};

const pack = async (page: Page, told: Words): Promise<void> => {
  await open(page, '/mine/store');
  await expect(heading(page, told.store)).toBeVisible();
  await page.getByRole('button', { name: told.pack, exact: true }).click();
  await expect(page.getByText(told.none)).toBeVisible();
  await page.getByRole('checkbox', { name: told.select }).check({ force: true });
  await checkPage(page);
  await page.getByRole('button', { name: told.pack, exact: true }).click();
  await page.waitForURL(/\/mine\/store\/confirmInfo\?items=/);
  await expect(heading(page, told.confirm)).toBeVisible();
};

const chooseLine = async (page: Page, told: Words): Promise<void> => {
  const submit = page.getByRole('button', { name: told.submit });
  await page.getByLabel(told.value, { exact: true }).fill('48.5');
  await page.getByLabel(told.note).fill('Leave the tin as it is.');
  await submit.click();
  await expect(page.getByText(told.noMethod).first()).toBeVisible();
  const lines = page.getByRole('table', { name: told.method });
  await checkPage(page);
  await lines.getByRole('radio', { disabled: false }).first().check({ force: true });
  // A second press within two seconds does nothing, so it may take another; the first may as well have led away already.
  const toPay = /\/payment\?kind=package&refs=PK/;
  await expect(async () => {
    if (!toPay.test(page.url())) await submit.click({ timeout: 2_000 });
    await expect(page).toHaveURL(toPay, { timeout: 5_000 });
  }).toPass();
};

const payBySandbox = async (page: Page, say: Speech): Promise<void> => {
  await page.getByRole('radio', { name: new RegExp(`^${say.paySandbox}`) }).check({ force: true });
  await page.getByRole('button', { name: new RegExp(`^${say.payNow} ¥`) }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.getByRole('button', { name: say.gatewayPays, exact: true }).click();
  await page.waitForURL(/\/payment\/payResult\?payment_id=/);
  await alive(page);
  await expect(heading(page, say.paymentSuccessful)).toBeVisible();
};

const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

const writeReview = async (page: Page, told: Words): Promise<void> => {
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

// Long journeys, with several looks by axe: on a busy machine each takes its time.
test.beforeEach(({}, info) => info.setTimeout(240_000));

test('from the shelf over a paid package to the door, and a review of it', async ({ page, request, baseURL, say }) => {
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
  await payBySandbox(page, say);

  await open(page, '/mine/package');
  await expect(heading(page, told.packages)).toBeVisible();
  await expect(page.getByRole('article').getByText(told.toBeDelivered, { exact: true })).toBeVisible();
  await checkPage(page);

  const crew = await staff(request);
  await crew.call('POST', `/staff/packages/${number}/ship`, { carrier: 'China Post', tracking_number: 'LX123456785CN' });
  await crew.call('POST', `/staff/packages/${number}/tracking`, { at: new Date().toISOString(), place: 'Shanghai', text: 'Left the country' });
  await open(page, `/mine/package/packageDetail?number=${number}`);
  await expect(status(page, told.pendingReceipt)).toBeVisible();
  await expect(page.getByText('LX123456785CN').first()).toBeVisible();
  await expect(page.getByRole('list', { name: told.follow }).getByText('Left the country')).toBeVisible();
  await checkPage(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkPage(page);
  await page.emulateMedia({ colorScheme: 'light' });

  await page.getByRole('button', { name: told.receive }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: told.received }).click();
  await expect(status(page, told.done)).toBeVisible();
  await writeReview(page, told);

  // Others read it on the home page, without a name.
  await open(page, '/');
  const reviews = page.getByRole('region', { name: told.others });
  await expect(async () => {
    await page.mouse.wheel(0, 1_500);
    await expect(reviews).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(reviews.getByText('Well wrapped, and a day early.').first()).toBeVisible();
  await checkPage(page);
});

test('what is selected tells its price; a package that was not wanted gives its goods back', async ({ page, request, baseURL, say }) => {
  const told = wordsOf(say);
  const shopper = await newShopper(page, request, baseURL);
  await shopper.call('POST', '/addresses', address);
  await stockTea(shopper, request);

  await open(page, '/mine/store');
  await page.getByRole('checkbox', { name: told.select }).check({ force: true });
  await expect(page.getByRole('status').filter({ hasText: told.from })).toBeVisible();
  // At the end of the page the bar gives way to the footer.
  await page.keyboard.press('End');
  const bar = page.getByRole('region').filter({ has: page.getByRole('button', { name: told.pack, exact: true }) });
  await expect(async () => {
    const [above, below] = [await bar.boundingBox(), await page.getByRole('contentinfo').boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  }).toPass();

  await page.getByRole('button', { name: told.pack, exact: true }).click();
  await page.waitForURL(/\/mine\/store\/confirmInfo\?items=/);
  await chooseLine(page, told);
  await open(page, '/mine/package?status=pending_payment');
  await page.getByRole('button', { name: new RegExp(told.cancel) }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(told.goesBack);
  await dialog.getByRole('button', { name: told.cancelYes, exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await open(page, '/mine/package?status=cancelled');
  await expect(page.getByRole('article').getByText(told.cancelled, { exact: true })).toBeVisible();

  await open(page, '/mine/store');
  await expect(page.getByRole('checkbox', { name: told.select })).toBeVisible();
});

test('somebody else’s package is nobody’s, and the estimate is closed until it is opened', async ({ page, request, baseURL, say }) => {
  const owner = await newShopper(page, request, baseURL);
  const { id: addressId } = await owner.call<{ id: string }>('POST', '/addresses', address);
  const item = await stockTea(owner, request);
  const { lines } = await owner.call<{ lines: { id: string; available: boolean }[] }>('POST', '/packages/quote', { item_ids: [item], address_id: addressId });
  const line = lines.find((one) => one.available)?.id ?? '';
  const { number } = await owner.call<{ number: string }>('POST', '/packages', {
    item_ids: [item],
    address_id: addressId,
    line_id: line,
    packing_note: '',
    declared_value_fen: 4_850,
  });

  await newShopper(page, request, baseURL);
  const response = await page.goto(`/mine/package/packageDetail?number=${number}`);
  expect(response?.status()).toBe(404);
  await alive(page);
  await expect(page.getByText('Musterstraße 1')).toHaveCount(0);

  await open(page, '/estimate');
  await expect(page.getByText(say.featureClosed)).toBeVisible();
  await checkPage(page);
});
