import { day } from '@caravan/kernel';
import { listStaffActions } from '@caravan/server-core';
import {
  getItemLabelContract,
  getPackageLabelContract,
  getStaffPackageContract,
  listStaffPackagesContract,
} from '@caravan/warehouse-packages/contract/staff';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageTable } from '../packages/package.table.ts';
import {
  addPhotos,
  ownSteps,
  packageIn,
  packageOf,
  pictureFile,
  warehouseOf,
  staffSteps,
  trackingOf,
} from '../testing/package-steps.ts';
import { warehouseServer, type WarehouseServer } from '../testing/warehouse-server.ts';
import { receiveByTimeJob } from '../packages/end-by-time.ts';

let server: WarehouseServer;
beforeAll(async () => {
  server = await warehouseServer();
});
afterAll(() => server.close());

const actions = async (subject: string) =>
  (await listStaffActions(server.core.db, { page: 1, page_size: 20, subject })).items.map(
    ({ action, staffId, data }) => ({ action, staffId, data }),
  );

test.each([
  ['receiver', false, false],
  ['packer', false, true],
  ['service', true, true],
  ['finance', true, true],
  ['auditor', true, true],
  ['owner', true, true],
] as const)('%s sees the address of an unpaid package: %s, of a paid one: %s', async (role, unpaid, paid) => {
  const clerk = server.colleague(role);
  for (const [status, sees] of [
    ['pending_payment', unpaid],
    ['to_be_delivered', paid],
  ] as const) {
    const { shopper, number } = await packageIn(server, status);
    const { address: own } = await packageOf(shopper, number);
    const { address } = (await clerk.call(getStaffPackageContract, { params: { number } })).data;
    expect(own.phone).not.toBe('');
    const blank = { ...Object.fromEntries(Object.keys(own).map((field) => [field, ''])) };
    const expected = sees ? own : { ...blank, continent: own.continent, country: own.country };
    expect(address).toEqual(expected);
  }
});

describe('shipping', () => {
  test('takes goods out of the warehouse, notifies the shopper and is logged', async () => {
    const { shopper, number, staffCalls } = await packageIn(server, 'to_be_delivered');
    const shipped = (await staffCalls.ship()).data;
    expect(shipped).toMatchObject({
      status: 'pending_receipt',
      user_id: shopper.userId,
      tracking: {
        carrier: 'China Post EMS',
        number: trackingOf(number),
        url: `https://www.ems.com.cn/english/?mailNum=${trackingOf(number)}`,
        events: [],
      },
      shipped_at: server.clock.now().toISOString(),
      done_by: new Date(server.clock.now().getTime() + 30 * day).toISOString(),
      actions: ['receive'],
    });
    expect(shipped.timeline.at(-1)).toMatchObject({ event: 'shipped', at: shipped.shipped_at, by: 'staff' });
    expect((await warehouseOf(shopper)).total).toBe(0);
    expect(await server.messages.to(shopper.userId)).toMatchObject([
      { kind: 'package_shipped', body: { en: expect.stringContaining(trackingOf(number)) } },
    ]);
    expect(await actions(number)).toEqual([
      {
        action: 'package.ship',
        staffId: 'staff_1',
        data: { carrier: 'China Post EMS', tracking_number: trackingOf(number) },
      },
    ]);
    expect((await ownSteps(shopper, number).cancel()).reason).toBe('wrong_state');
  });

  test('recorded twice counts once; with other data it is refused', async () => {
    const { number, staffCalls, shopper } = await packageIn(server, 'pending_receipt');
    expect((await staffCalls.ship()).status).toBe(200);
    expect(await staffCalls.ship({ tracking_number: 'OTHER1' })).toMatchObject({ status: 409, reason: 'wrong_state' });
    expect(await actions(number)).toHaveLength(1);
    expect(await server.messages.to(shopper.userId)).toHaveLength(1);
  });

  test('with another carrier than that of the shipping method has no tracking link', async () => {
    const { staffCalls } = await packageIn(server, 'to_be_delivered');
    expect(
      (await staffCalls.ship({ carrier: 'Hanse Kurier', tracking_number: ' hk 12-345 ' })).data.tracking,
    ).toMatchObject({
      number: 'HK12-345',
      url: null,
    });
  });
});

describe('a wrong tracking number', () => {
  let made = 0;
  const aShipment = () => ({ carrier: 'DHL', tracking_number: `JD01460000${1_000 + (made += 1)}` });

  test('is corrected, notified and logged', async () => {
    const { shopper, number, staffCalls } = await packageIn(server, 'pending_receipt');
    const { shipped_at, done_by } = await packageOf(shopper, number);
    server.clock.advance(day);
    const right = aShipment();
    const corrected = (await staffCalls.correct(right)).data;
    expect(corrected).toMatchObject({
      status: 'pending_receipt',
      tracking: { carrier: 'DHL', number: right.tracking_number },
      shipped_at,
      done_by,
    });
    expect((await packageOf(shopper, number)).timeline.at(-1)).toMatchObject({
      event: 'shipment_corrected',
      status: 'pending_receipt',
      by: 'staff',
    });
    expect(await server.messages.to(shopper.userId)).toMatchObject([
      {},
      {
        kind: 'package_shipped',
        body: {
          en: expect.stringContaining(right.tracking_number),
          zh: expect.stringContaining(right.tracking_number),
        },
      },
    ]);
    expect((await actions(number))[0]).toEqual({
      action: 'package.correct_shipment',
      staffId: 'staff_1',
      data: { before: { carrier: 'China Post EMS', tracking_number: trackingOf(number) }, ...right },
    });
    expect(await server.feature.audit?.()).toEqual([]);
  });

  test('is corrected once by concurrent calls', async () => {
    const { shopper, number, staffCalls } = await packageIn(server, 'pending_receipt');
    const right = aShipment();
    const answers = await Promise.all(Array.from({ length: 20 }, () => staffCalls.correct(right)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(
      (await packageOf(shopper, number)).timeline.filter(({ event }) => event === 'shipment_corrected'),
    ).toHaveLength(1);
    expect(await server.messages.to(shopper.userId)).toHaveLength(2);
    expect(await actions(number)).toHaveLength(2);
  });

  test.each(['to_be_delivered', 'done', 'cancelled'] as const)(
    'of a package that is %s cannot be corrected',
    async (status) => {
      const { staffCalls } = await packageIn(server, status);
      expect(await staffCalls.correct(aShipment())).toMatchObject({ status: 409, reason: 'wrong_state' });
    },
  );
});

describe('tracking', () => {
  test('is shown in the package, latest first, each event once', async () => {
    const { shopper, number, staffCalls } = await packageIn(server, 'pending_receipt');
    await staffCalls.track();
    await staffCalls.track({ at: '2026-11-24T08:00:00.000Z', place: 'Leipzig', text: 'Through customs' });
    await staffCalls.track();
    const written = { zoned: true, stage: null, lang: '' };
    expect((await packageOf(shopper, number)).tracking?.events).toEqual([
      { ...written, at: '2026-11-24T08:00:00.000Z', place: 'Leipzig', text: 'Through customs' },
      { ...written, at: '2026-11-22T08:00:00.000Z', place: 'Shenzhen', text: 'Accepted' },
    ]);
    expect((await actions(number)).map(({ action }) => action)).toEqual([
      'package.track',
      'package.track',
      'package.ship',
    ]);
  });

  test('of a package that is not shipped is refused', async () => {
    const { staffCalls } = await packageIn(server, 'to_be_delivered');
    expect(await staffCalls.track()).toMatchObject({ status: 409, reason: 'wrong_state' });
  });
});

test('a package counts as received 30 days after shipping, to the millisecond', async () => {
  const { shopper, number } = await packageIn(server, 'pending_receipt');
  server.clock.advance(30 * day - 1);
  await server.runJob(receiveByTimeJob, null);
  expect((await packageOf(shopper, number)).status).toBe('pending_receipt');
  server.clock.advance(1);
  await server.runJob(receiveByTimeJob, null);
  await server.runJob(receiveByTimeJob, null);
  expect(await packageOf(shopper, number)).toMatchObject({
    status: 'done',
    done_at: server.clock.now().toISOString(),
    actions: ['review'],
    timeline: [{}, {}, {}, { event: 'received_by_time', by: 'system' }],
  });
});

test('staff see all packages with counts', async () => {
  const { shopper, number, staff } = await packageIn(server, 'pending_payment');
  const list = (
    await staff.call(listStaffPackagesContract, { query: { page: 1, page_size: 100, status: 'pending_payment' } })
  ).data;
  expect(list.items).toContainEqual(expect.objectContaining({ number, user_id: shopper.userId }));
  expect(list.total).toBe(list.counts.pending_payment);
  expect(list.counts.done).toBeGreaterThan(0);
  expect((await shopper.call(listStaffPackagesContract, { query: { page: 1, page_size: 20 } })).status).toBe(403);
  expect((await server.call(listStaffPackagesContract, { query: { page: 1, page_size: 20 } })).status).toBe(401);
});

test('staff read all packages by cursor, each once, as by the numbers of the pages', async () => {
  const staff = server.staff();
  for (let parcel = 0; parcel < 3; parcel += 1) await packageIn(server, 'pending_payment');
  const read = async (query: { page: number; cursor?: string }) =>
    (await staff.call(listStaffPackagesContract, { query: { page_size: 2, ...query } })).data;
  const first = await read({ page: 1 });
  const second = await read({ page: 1, cursor: first.next ?? '' });
  expect(second.items).toEqual((await read({ page: 2 })).items);
  let { next, items } = second;
  const found = [...first.items, ...items];
  while (next !== null) {
    ({ next, items } = await read({ page: 1, cursor: next }));
    found.push(...items);
  }
  expect(new Set(found.map(({ number }) => number)).size).toBe(first.count);
  expect(found).toHaveLength(first.count ?? 0);
});

describe('photos of goods', () => {
  const png = (width = 900, background = '#f5b23d') =>
    sharp({ create: { width, height: Math.round(width / 2), channels: 3, background } })
      .png()
      .toBuffer();

  test('are re-encoded with thumbnails, and served by signed URLs for a day', async () => {
    const shopper = server.shopper();
    const staff = server.staff();
    const [itemId = ''] = await server.stock(shopper.userId, [{ photo: { count: 3, note: '' } }]);
    const big = pictureFile(await png(2_400));
    const small = pictureFile(await png(100, 'red'), '../../etc/passwd');
    const item = (await addPhotos(staff, itemId, [big, small])).data;
    expect(item).toMatchObject({ id: itemId, photos_due: 1, photos: [{}, {}] });
    expect((await addPhotos(staff, itemId, [big])).data.photos).toHaveLength(2);
    expect(await actions(itemId)).toEqual([{ action: 'item.photograph', staffId: 'staff_1', data: { photos: 2 } }]);

    const [photo] = (await warehouseOf(shopper)).items[0]?.photos ?? [];
    const seen = await server.app.inject({ url: photo?.url ?? '' });
    expect(seen.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      // The URL alone opens the picture.
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1_600, height: 800 });
    const thumb = await server.app.inject({ url: photo?.thumb_url ?? '' });
    expect(await sharp(thumb.rawPayload).metadata()).toMatchObject({ width: 320, height: 160 });
    // A mail program on the web, which is another site, shows it.
    expect(thumb.headers['cross-origin-resource-policy']).toBe('cross-origin');

    const other = (await addPhotos(staff, (await server.stock(server.shopper().userId, [{}]))[0] ?? '', [big])).data
      .photos[0];
    const idIn = (url = '') => url.split('.')[1] ?? '';
    const forged = photo?.url.replace(idIn(photo.url), idIn(other?.url)) ?? '';
    expect(forged).not.toBe(photo?.url);
    expect((await server.app.inject({ url: forged })).statusCode).toBe(404);

    server.clock.advance(day);
    expect((await server.app.inject({ url: photo?.url ?? '' })).statusCode).toBe(404);
    const [again] = (await warehouseOf(shopper)).items[0]?.photos ?? [];
    expect((await server.app.inject({ url: again?.url ?? '' })).statusCode).toBe(200);
  });

  test('are shown in the package too', async () => {
    const { shopper, staff, number, itemIds } = await packageIn(server, 'pending_receipt');
    await addPhotos(staff, itemIds[0] ?? '', [pictureFile(await png())]);
    expect((await packageOf(shopper, number)).items[0]?.photos).toHaveLength(1);
  });

  test('of unknown goods, by others than staff, and beyond sixty are refused', async () => {
    const shopper = server.shopper();
    const [itemId = ''] = await server.stock(shopper.userId, [{}]);
    const one = [pictureFile(await png(10))];
    expect((await addPhotos(server.staff(), 'nothing', one)).status).toBe(404);
    expect((await addPhotos(shopper, itemId, one)).status).toBe(403);
    for (let batch = 0; batch < 4; batch += 1) {
      const colours = Array.from({ length: 18 }, (_, index) => png(10, `rgb(${batch}, ${index}, 9)`));
      const answer = await addPhotos(
        server.staff(),
        itemId,
        (await Promise.all(colours)).map((bytes) => pictureFile(bytes)),
      );
      if (batch < 3) expect(answer.status).toBe(200);
      else expect(answer).toMatchObject({ status: 422, failure: { fields: { photos: 'At most 60 entries' } } });
    }
    expect((await warehouseOf(shopper)).items[0]?.photos).toHaveLength(54);
  });
});

describe('labels', () => {
  const htmlOf = (data: unknown) => Buffer.from(data as Uint8Array).toString('utf8');

  test('of goods have both codes and inline styles, but no script', async () => {
    const shopper = server.shopper();
    const name = '<img src=x onerror=alert(1)> "tote"';
    const [itemId = ''] = await server.stock(shopper.userId, [{ name, restrictions: ['battery'] }]);
    const answer = await server
      .staff()
      .call(getItemLabelContract, { params: { item_id: itemId }, headers: { 'client-language': 'zh' } });
    const html = htmlOf(answer.data);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(html.match(/<svg/g)).toHaveLength(2);
    expect(html).toMatch(/<p class="code">IT\d{4}[0-9A-Z]{7}<\/p>/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;tote&quot;');
    expect(html).toContain('带电');
    expect(html).toContain('@page { size: 105mm 148mm');
    expect(html).not.toMatch(/<img|<script| style="| on\w+="/);
    expect(answer.headers['content-security-policy']).toContain("style-src 'unsafe-inline'");
    expect(answer.headers['content-security-policy']).toContain("script-src 'none'");
  });

  test('of packages show the recipient, shipping method and tracking number', async () => {
    const { number, staff } = await packageIn(server, 'pending_receipt');
    const html = htmlOf((await staff.call(getPackageLabelContract, { params: { number } })).data);
    for (const text of [
      number,
      'Ada Example',
      'Musterstraße 1',
      '10115 Berlin',
      'GERMANY',
      'EMS',
      trackingOf(number),
      '¥258.00',
    ])
      expect(html).toContain(text);
  });

  test('of packages write the family name of an East Asian name first', async () => {
    const { number, staff, shopper } = await packageIn(server, 'to_be_delivered');
    const { address } = await packageOf(shopper, number);
    await server.core.db
      .update(packageTable)
      .set({ address: { ...address, first_name: '유진', last_name: '김' } })
      .where(eq(packageTable.number, number));
    const html = htmlOf((await staff.call(getPackageLabelContract, { params: { number } })).data);
    expect(html).toContain('<address>김유진<br>Musterstraße 1<br>10115 Berlin<br>GERMANY<br>+49 30 123456</address>');
  });

  test('of packages name the recipient by the rule of their pages', async () => {
    const named = async (state: 'pending_payment' | 'to_be_delivered') => {
      const { number } = await packageIn(server, state);
      const asked = (['receiver', 'packer', 'service'] as const).map(async (role) => {
        const answer = await server.colleague(role).call(getPackageLabelContract, { params: { number } });
        expect(htmlOf(answer.data)).toContain(number);
        return htmlOf(answer.data).includes('Musterstraße') ? role : '';
      });
      return (await Promise.all(asked)).filter(Boolean);
    };
    expect(await named('pending_payment')).toEqual(['service']);
    expect(await named('to_be_delivered')).toEqual(['packer', 'service']);
  });

  test('are only for staff', async () => {
    const { number, shopper, itemIds } = await packageIn(server, 'to_be_delivered');
    expect((await shopper.call(getPackageLabelContract, { params: { number } })).status).toBe(403);
    expect((await shopper.call(getItemLabelContract, { params: { item_id: itemIds[0] ?? '' } })).status).toBe(403);
    expect((await server.call(getPackageLabelContract, { params: { number } })).status).toBe(401);
    expect((await server.staff().call(getItemLabelContract, { params: { item_id: 'nothing' } })).status).toBe(404);
  });
});

test('staff steps on unknown packages are not found', async () => {
  const steps = staffSteps(server.staff(), 'PK2611NOWHERE');
  for (const step of [() => steps.ship(), () => steps.track(), () => steps.hide()])
    expect((await step()).status).toBe(404);
});

test('the audit finds no faults after these tests', async () => {
  expect(await server.feature.audit?.()).toEqual([]);
});
