import type { Page } from '@playwright/test';
import { announce, buyOrder, makeBin, storedGoods } from './support/console-purchases.ts';
import { stationWords } from './support/console-station-words.ts';
import { signalOf, test } from './support/console-station.ts';
import { consoleWords } from './support/console-words.ts';
import { countedStation, type Hands } from './support/counted-station.ts';
import { expect } from './support/journey.ts';
import { address } from './support/parcels.ts';
import { person, register, staff, type Person } from './support/people.ts';

const allWords = {
  en: {
    reply: 'Message',
    sent: 'The answer was sent',
    packed: 'Packed',
    toScan: '2 to scan',
    handOver: 'Hand over 1 package',
    shipped: '1 package shipped',
  },
  zh: {
    reply: '内容',
    sent: '回复已发送',
    packed: '打包完成',
    toScan: '还需扫描 2 项',
    handOver: '确认交接 1 个包裹',
    shipped: '1 个包裹已发出',
  },
};

/** Opens the only task that a queue has with these words. */
const openTask = async (page: Page, hands: Hands, queue: string, words: string): Promise<void> => {
  await page.goto(`/console/work/${queue}?text=${encodeURIComponent(words)}`);
  await expect(page.getByRole('row').filter({ hasText: words })).toHaveCount(1);
  await hands.press('Enter');
};

const payFor = async (shopper: Person, crew: Person, name: string): Promise<string> => {
  const { id } = await shopper.call<{ id: string }>('GET', '/users/info');
  await crew.call('POST', `/staff/users/${id}/adjust`, { amount_fen: 20_000, remark: 'To try the keys' });
  const shop = { shop_name: `House ${id.slice(-6)}`, domestic_shipping_fen: 0 };
  const manual = { url: '', name, spec: 'plain', unit_price_fen: 9_000, ...shop };
  const { id: cart } = await shopper.call<{ id: string }>('POST', '/cart', { manual, quantity: 1 });
  const { orders } = await shopper.call<{ orders: { number: string }[] }>('POST', '/orders', {
    cart_ids: [cart],
    contact: { name: 'Ada Example' },
  });
  const number = orders[0]?.number ?? '';
  await shopper.call('POST', '/payments', { kind: 'order', refs: [number], method: 'balance' });
  return number;
};

/** A paid package of three goods on the shelf; resolves to its number and those of the goods. */
const packageOfThree = async (shopper: Person, crew: Person): Promise<{ number: string; goods: string[] }> => {
  const { number: order } = await buyOrder(shopper, crew, [{ quantity: 1 }, { quantity: 1 }, { quantity: 1 }]);
  const { lines } = await shopper.call<{ lines: { id: string }[] }>('GET', `/orders/${order}`);
  const box = { weight_g: 420, length_mm: 240, width_mm: 160, height_mm: 120 };
  await crew.call('POST', `/staff/orders/${order}/stock`, { lines: lines.map(({ id }) => ({ line_id: id, ...box })) });
  const { items } = await shopper.call<{ items: { id: string; order_number: string }[] }>('GET', '/store');
  const item_ids = items.filter((one) => one.order_number === order).map(({ id }) => id);
  const { id: address_id } = await shopper.call<{ id: string }>('POST', '/addresses', address);
  const quote = await shopper.call<{ lines: { id: string; available: boolean }[] }>('POST', '/packages/quote', {
    item_ids,
    address_id,
  });
  const { number } = await shopper.call<{ number: string }>('POST', '/packages', {
    item_ids,
    address_id,
    line_id: quote.lines.find(({ available }) => available)?.id,
    packing_note: '',
    declared_value_fen: 9_000,
  });
  await shopper.call('POST', '/payments', { kind: 'package', refs: [number], method: 'balance' });
  return { number, goods: (await storedGoods(crew, order)).map((one) => one.number) };
};

test('by the keyboard and a scanner, few keys buy, answer, receive, pack and ship', async ({
  request,
  language,
  newStation,
}) => {
  const words = allWords[language];
  const common = consoleWords[language];
  const station = stationWords[language];
  const crew = await staff(request);
  const shopper = person(request, (await register(request)).token, language);
  const own = await newStation();
  const { page } = own;
  const hands = countedStation(own);

  // The account of the last purchase is remembered on the device.
  const tea = [await payFor(shopper, crew, 'Tea'), await payFor(shopper, crew, 'Cups')];
  for (const [place, number] of tea.entries()) {
    await openTask(page, hands, 'buy', number);
    const field = page.getByLabel(common.shopNumber);
    await expect(field).toBeFocused();
    if (place === 0) await page.getByLabel(common.account).fill('caravan-1');
    await field.focus();
    hands.used();
    await hands.paste(`TB-${number}`);
    await hands.press('Tab');
    await expect(page.getByLabel(common.account)).toHaveValue('caravan-1');
    await hands.press('Tab');
    await hands.type('88.5');
    await hands.press('Control+Enter');
    await expect(page.getByText(common.recorded).last()).toBeVisible();
    // With the one that opened the task.
    expect(hands.used().keys + 1, 'keys of a purchase').toBeLessThanOrEqual(10);
  }

  const asked = `Where is ${tea[0] ?? ''}?`;
  const saved = { text_en: 'It is on its way to us.', text_zh: '商品正在发往我们仓库。' };
  await crew.call('POST', '/staff/replies', { ...saved, name: `Zz ${tea[0] ?? ''}` });
  await shopper.call('POST', '/conversations', { about: { kind: 'general' }, text: asked });
  hands.used();
  await openTask(page, hands, 'ticket', asked);
  const text = page.getByRole('textbox', { name: words.reply });
  await expect(text).toBeFocused();
  await expect(page.getByRole('combobox').filter({ hasText: 'Zz' })).toBeVisible();
  await hands.press('Tab');
  await hands.press('z');
  await expect(text).toHaveValue(language === 'zh' ? saved.text_zh : saved.text_en);
  await hands.press('Control+Enter');
  await expect(page.getByText(words.sent)).toBeVisible();
  expect(hands.used().keys, 'keys of an answer').toBeLessThanOrEqual(4);

  const bought = await buyOrder(shopper, crew, [{ quantity: 2 }]);
  const tracking = `SF${bought.number.slice(-9)}01`;
  const bin = await makeBin(crew, `BK-${bought.number.slice(-9)}`);
  await announce(crew, bought.purchase, tracking);
  await page.goto('/console/receive');
  await expect(signalOf(page)).toContainText(station.scanParcel);
  hands.used();
  await hands.scan(tracking);
  await expect(signalOf(page)).toContainText(station.pieces(2));
  await hands.type('420');
  await hands.scan('CMD:SIZE-S');
  await hands.scan(bin);
  await hands.scan('CMD:SAVE');
  await expect(signalOf(page)).toContainText(station.received);
  await expect.poll(async () => (await storedGoods(crew, bought.number)).map((one) => one.bin)).toEqual([bin]);
  expect(hands.used().keys, 'keys of a parcel').toBeLessThanOrEqual(12);

  const { number, goods } = await packageOfThree(shopper, crew);
  await page.goto('/console/pack');
  await expect(page.getByRole('main').getByRole('textbox')).toBeVisible();
  const [first = '', ...others] = goods;
  await hands.scan(first);
  await expect(signalOf(page)).toContainText(words.toScan);
  for (const code of others) await hands.scan(code);
  await expect(signalOf(page)).toContainText(words.packed);
  await expect
    .poll(async () => (await crew.call<{ stage: string }>('GET', `/staff/packages/${number}`)).stage)
    .toBe('ready');
  expect(hands.used(), 'a package of three').toEqual({ keys: 0, scans: 3 });

  const { id: handover } = await crew.call<{ id: string }>('POST', '/staff/handovers', { carrier: 'China Post' });
  await page.goto(`/console/handover/${handover}`);
  await expect(page.getByRole('main').getByRole('textbox')).toBeVisible();
  await hands.scan(number);
  await hands.scan(`LX${number.slice(-7)}01CN`);
  await expect(page.getByRole('button', { name: words.handOver })).toBeEnabled();
  await hands.scan('CMD:SAVE');
  await expect(signalOf(page)).toContainText(words.shipped);
  expect(hands.used(), 'a parcel that leaves').toEqual({ keys: 0, scans: 3 });
});
