import { day } from '@caravan/kernel';
import { handlingDays } from '@caravan/warehouse-packages/contract';
import {
  listOrderPhotosContract,
  listStoreContract,
  trackPackageContract,
} from '@caravan/warehouse-packages/contract/schema';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPhotos,
  ownSteps,
  packageIn,
  packageOf,
  packed,
  pictureFile,
  staffSteps,
  trackingOf,
} from '../testing/package-steps.ts';
import { warehouseServer, type WarehouseServer } from '../testing/warehouse-server.ts';

let server: WarehouseServer;
beforeAll(async () => {
  server = await warehouseServer();
});
afterAll(() => server.close());

const isoAfter = (at: string | null, days: number) => new Date(Date.parse(at ?? '') + days * day).toISOString();

describe('the dates of a package', () => {
  test('a paid package has a day by which it is sent, and one on its way a time of arrival', async () => {
    const { shopper, number, staffCalls, own, pay } = await packageIn(server, 'pending_payment');
    expect(await packageOf(shopper, number)).toMatchObject({ dispatch_by: null, arrives: null });
    await pay();
    const paid = await packageOf(shopper, number);
    expect(paid).toMatchObject({ dispatch_by: isoAfter(paid.paid_at, handlingDays), arrives: null });
    await staffCalls.ship();
    const shipped = await packageOf(shopper, number);
    expect(shipped).toMatchObject({
      dispatch_by: null,
      arrives: {
        from: isoAfter(shipped.shipped_at, shipped.fee.eta_min_days),
        to: isoAfter(shipped.shipped_at, shipped.fee.eta_max_days),
      },
    });
    await own.receive();
    expect(await packageOf(shopper, number)).toMatchObject({ dispatch_by: null, arrives: null });
  });
});

describe('the public tracking page', () => {
  const follow = (token: string) => server.call(trackPackageContract, { params: { token } });

  test('shows the progress without a person, a place, goods or a price', async () => {
    const { shopper, number, staffCalls } = await packageIn(server, 'pending_receipt');
    await staffCalls.track({ place: 'Berlin', text: 'Handed to Ada', stage: 'out_for_delivery' });
    await staffCalls.track({ place: 'Berlin', text: 'Without a stage' });
    const { tracking_token: token } = await packageOf(shopper, number);
    const { status, data, headers } = await follow(token ?? '');
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(Object.keys(data).sort()).toEqual(['arrives', 'dispatch_by', 'number', 'status', 'timeline', 'tracking']);
    expect(data).toMatchObject({
      number,
      status: 'pending_receipt',
      tracking: {
        carrier: 'China Post EMS',
        number: trackingOf(number),
        stages: [{ at: '2026-11-22T08:00:00.000Z', zoned: true, stage: 'out_for_delivery' }],
      },
      timeline: [{ event: 'created' }, { event: 'paid' }, { event: 'shipped' }],
    });
    const words = JSON.stringify(data);
    for (const secret of ['Ada', 'Berlin', 'Tea', 'fen', shopper.userId]) expect(words).not.toContain(secret);
  });

  test('has no link before the payment, and no longer one after a cancellation', async () => {
    const { shopper, number, own, pay } = await packageIn(server, 'pending_payment');
    expect((await packageOf(shopper, number)).tracking_token).toBeNull();
    await pay();
    const token = (await packageOf(shopper, number)).tracking_token ?? '';
    expect((await follow(token)).data.status).toBe('to_be_delivered');
    await own.cancel();
    expect((await packageOf(shopper, number)).tracking_token).toBeNull();
    expect(await follow(token)).toMatchObject({ status: 404, reason: 'not_found' });
  });

  test('opens by nothing but the link, and each package has its own', async () => {
    const one = await packageIn(server, 'to_be_delivered');
    const other = await packageIn(server, 'to_be_delivered');
    const token = (await packageOf(one.shopper, one.number)).tracking_token ?? '';
    const signature = token.split('.')[1] ?? '';
    // Logs hide parts of unknown paths that are longer than 40 characters.
    expect(token.length).toBeGreaterThan(40);
    for (const guess of [
      one.number,
      `${one.number}.`,
      `${other.number}.${signature}`,
      `${token}x`,
      `${token}.x`,
      '%00',
    ])
      expect((await follow(guess)).status, guess).toBe(404);
  });
});

const png = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

describe('photos of an order’s goods', () => {
  const photosOf = async (caller: Parameters<typeof ownSteps>[0], order_number: string) =>
    (await caller.call(listOrderPhotosContract, { query: { order_number, page: 1, page_size: 50 } })).data;

  test('stay from the arrival to the receipt, in the package and for the order', async () => {
    const shopper = server.shopper();
    const staff = server.staff();
    const orderNumber = 'CV2611PHOTO00';
    const [id = '', bare = ''] = await server.stock(
      shopper.userId,
      [{ lineId: 'photographed', photo: { count: 2, note: '' } }, { lineId: 'bare' }],
      { orderNumber },
    );
    await addPhotos(staff, id, [pictureFile(await png())]);
    const seen = async () => {
      const lines = await photosOf(shopper, orderNumber);
      const line = (lineId: string) => lines.find(({ line_id }) => line_id === lineId);
      expect(lines).toHaveLength(2);
      expect(line('photographed')).toMatchObject({ item_id: id, photos_due: 1 });
      expect(line('bare')).toMatchObject({ item_id: bare, photos: [], photos_due: 0 });
      const { url = '', thumb_url: thumb = '' } = line('photographed')?.photos[0] ?? {};
      for (const address of [url, thumb]) expect((await server.app.inject(address)).statusCode).toBe(200);
    };
    await seen();
    const number = await packed(shopper, [id, bare]);
    await seen();
    await server.money.pay(shopper.userId, [number]);
    await staffSteps(staff, number).ship();
    await seen();
    await ownSteps(shopper, number).receive();
    await seen();
    const { items } = await packageOf(shopper, number);
    expect(items.map(({ photos }) => photos.length).sort()).toEqual([0, 1]);
    const packedUrl = items.flatMap(({ photos }) => photos)[0]?.url ?? '';
    expect((await server.app.inject(packedUrl)).statusCode).toBe(200);
    expect(await photosOf(server.shopper(), orderNumber)).toEqual([]);
    const pages = [1, 2, 3].map((page) =>
      shopper.call(listOrderPhotosContract, { query: { order_number: orderNumber, page, page_size: 1 } }),
    );
    const paged = (await Promise.all(pages)).map(({ data }) => data.map((item) => item.item_id));
    expect(paged).toEqual([...[id, bare].toSorted().map((one) => [one]), []]);
  });
});

test('the warehouse finds goods by their ids, with what they cost; others’ goods are left out', async () => {
  const shopper = server.shopper();
  const [, second = ''] = await server.stock(shopper.userId, [{}, { valueFen: 4_850 }, {}]);
  const [foreign = ''] = await server.stock(server.shopper().userId, [{}]);
  const { data } = await shopper.call(listStoreContract, {
    query: { page: 1, page_size: 100, ids: `${foreign},${second},nothing` },
  });
  expect(data).toMatchObject({ total: 1, items: [{ id: second, value_fen: 4_850 }] });
});
