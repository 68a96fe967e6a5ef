import { countedHands } from './support/counted.ts';
import { countedStation } from './support/counted-station.ts';
import { announce, buyOrder, makeBin, storedGoods } from './support/console-purchases.ts';
import { stationWords } from './support/console-station-words.ts';
import { signalOf, test } from './support/console-station.ts';
import { alive, checkPage, expect, open } from './support/journey.ts';
import { wordsOf } from './support/parcel-words.ts';
import { address } from './support/parcels.ts';
import { newShopper, staff } from './support/people.ts';

const allWords = {
  en: {
    menu: 'Own parcels',
    number: 'Tracking number',
    contents: 'What is in it',
    send: 'Announce',
    announced: 'Parcel announced',
    arrived: 'Arrived',
    see: 'See the goods',
    select: /^Select (?!all)/,
  },
  zh: {
    menu: '自购转运',
    number: '运单号',
    contents: '包裹内物品',
    send: '预报',
    announced: '已预报包裹',
    arrived: '已到仓',
    see: '查看仓库中的 1 件商品',
    select: /^选择 /,
  },
};

const warehouse = {
  id: 'GZ',
  name: '广州仓',
  recipient: '商队',
  phone: '020-12345678',
  province: '广东省',
  city: '广州市',
  district: '白云区',
  street: '示例路 1 号',
  postcode: '510000',
  active: true,
};

test('a parcel is announced in two clicks and two fields, received with no more keys than bought goods, and packed with them', async ({
  page,
  request,
  baseURL,
  language,
  say,
  newStation,
}) => {
  const words = allWords[language];
  const station = stationWords[language];
  const told = wordsOf(say);
  const crew = await staff(request);
  await crew.call('PUT', '/staff/forwarding/warehouses', { warehouses: [warehouse] });
  const shopper = await newShopper(page, request, baseURL);
  const bought = await buyOrder(shopper, crew, [{ quantity: 1 }]);
  const ending = bought.number.slice(-9);
  const own = `YT${ending}01`;
  const ordered = `SF${ending}02`;
  await announce(crew, bought.purchase, ordered);

  const { click, type, effort } = countedHands();
  await open(page, '/mine/store');
  await click(page.getByRole('main').getByRole('link', { name: words.menu, exact: true }).last());
  await page.waitForURL(/\/mine\/parcels/);
  await alive(page);
  const { code } = await shopper.call<{ code: string }>('GET', '/forwarding/address');
  await expect(page.getByText(`商队 ${code}`, { exact: true })).toBeVisible();
  await type(page.getByLabel(words.number, { exact: false }).first(), own);
  await type(page.getByLabel(words.contents, { exact: false }).first(), 'Leather boots');
  await click(page.getByRole('button', { name: words.send, exact: true }));
  await expect(page.getByText(words.announced)).toBeVisible();
  await expect(page.getByRole('article', { name: own })).toBeVisible();
  expect(effort).toEqual({ clicks: 2, fields: 2 });
  await checkPage(page);

  const clerk = await newStation();
  const hands = countedStation(clerk);
  const bin = await makeBin(crew, `BO-${ending}`);
  const receive = async (tracking: string) => {
    await clerk.page.goto('/console/receive');
    await expect(signalOf(clerk.page)).toContainText(station.scanParcel);
    hands.used();
    await hands.scan(tracking);
    await expect(clerk.page.getByRole('textbox', { name: station.weight })).toBeVisible();
    await hands.type('850');
    await hands.scan('CMD:SIZE-S');
    await hands.scan(bin);
    await hands.scan('CMD:SAVE');
    await expect(signalOf(clerk.page)).toContainText(station.received);
    return hands.used();
  };
  const forBought = await receive(ordered);
  const forOwn = await receive(own);
  expect(forOwn).toEqual(forBought);
  const [parcel] = (await shopper.call<{ items: { number: string }[] }>('GET', '/forwarding/parcels')).items;
  await expect.poll(async () => (await storedGoods(crew, parcel?.number ?? '')).map((one) => one.bin)).toEqual([bin]);

  await open(page, '/mine/parcels');
  const card = page.getByRole('article', { name: own });
  await expect(card.getByText(words.arrived, { exact: true })).toBeVisible();
  await expect(card.getByRole('link', { name: words.see })).toBeVisible();
  await shopper.call('POST', '/addresses', address);
  await open(page, '/mine/store');
  const goods = page.getByRole('checkbox', { name: words.select });
  await expect(goods).toHaveCount(2);
  await expect(page.getByText('Leather boots').first()).toBeVisible();
  for (const one of await goods.all()) await one.check({ force: true });
  await page.getByRole('button', { name: told.pack, exact: true }).click();
  await page.waitForURL(/\/mine\/store\/confirmInfo\?items=/);
  await expect(page.getByRole('region', { name: told.method }).getByRole('radio').first()).toBeChecked();
  await page.getByRole('button', { name: told.submit }).click();
  await page.waitForURL(/\/payment\?kind=package/);
  await page.getByRole('button', { name: new RegExp(`^${say.payNow} ¥`) }).click();
  await page.waitForURL(/\/payment\/payResult\?/);
  const { items } = await shopper.call<{ items: { number: string }[] }>('GET', '/packages');
  const packed = await shopper.call<{ items: { name: string; own?: boolean }[] }>(
    'GET',
    `/packages/${items[0]?.number ?? ''}`,
  );
  expect(packed.items.filter(({ own: isOwn }) => isOwn).map(({ name }) => name)).toEqual(['Leather boots']);
  expect(packed.items).toHaveLength(2);
});
