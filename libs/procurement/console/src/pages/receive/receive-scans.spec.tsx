import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeScale, scanCode } from '@caravan/console-core/testing';
import { getBoxSizesContract } from '@caravan/content/contract/staff';
import { fail, lookUpCode, type Parcel } from '@caravan/procurement/contract';
import { lookUpCodeContract, receiveParcelContract } from '@caravan/procurement/contract/schema';
import { aLookup, anExpectedLine, aParcel } from '@caravan/procurement/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { countingServer } from '../../testing/counting-server.ts';
import { renderConsole, type ConsoleOptions } from '../../testing/render-console.ts';

/** Ten of the hundred parcels of the figure, which all take the same steps; all of them in a soak. */
const places = Array.from({ length: process.env['SOAK'] ? 100 : 10 }, (_, place) => place);
const numberOf = (place: number): string => `SF100012345${place}`;
const parcelOf = (place: number, over: Partial<Parcel> = {}): Parcel =>
  aParcel({
    id: `parcel_${place}`,
    tracking_number: numberOf(place),
    lines: [{ ...anExpectedLine({ line_id: `line_${place}`, expected_quantity: 5 }), announced_quantity: null }],
    ...over,
  });
const parcels = places.map((place) => parcelOf(place));
const lookup = (code: string) => {
  const found = parcels.find(({ tracking_number: number }) => number === code);
  return found ? aLookup({ ref: found.id }) : aLookup({ kind: null, ref: null, lines: [] });
};

// Whole rounds of work; a busy machine takes its time.
vi.setConfig({ testTimeout: process.env['SOAK'] ? 600_000 : 60_000 });

let keystrokes = 0;
let isScanning = false;
const count = (): void => void (keystrokes += isScanning ? 0 : 1);
const scan = (...args: Parameters<typeof scanCode>): void => {
  isScanning = true;
  scanCode(...args);
  isScanning = false;
};

beforeEach(() => {
  keystrokes = 0;
  addEventListener('keydown', count, true);
});
afterEach(() => {
  removeEventListener('keydown', count, true);
  vi.restoreAllMocks();
});

const open = async (options: ConsoleOptions = {}) => {
  const server = countingServer();
  const page = await renderConsole('/receive', {
    parcels,
    lookup,
    ...options,
    handlers: [...(options.handlers ?? []), ...server.handlers],
  });
  return { ...page, server };
};

const weightField = () => screen.findByRole('textbox', { name: /Weight|重量/ });
const received = (server: ReturnType<typeof countingServer>, parcel: number) =>
  waitFor(() => expect(server.counted).toHaveLength(parcel));

it('fills in the sides of the sizes of the shop, and says which size it does not know', async () => {
  const sizes = [{ code: 'A1', length_mm: 333, width_mm: 222, height_mm: 111 }];
  await open({ handlers: [mockEndpoint(getBoxSizesContract, () => ({ sizes, version: 2 }))] });
  scan(numberOf(0));
  await weightField();
  scan('CMD:SIZE-A1');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Length/ })).toHaveValue('333'));
  scan('CMD:SIZE-M');
  expect(await screen.findByText(/Size M is not in the list of the shop/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Length/ })).toHaveValue('333');
});

it('receives parcels without a keystroke, with a scale and size codes', async () => {
  const scale = fakeScale();
  try {
    const { server } = await open();
    for (const place of places) {
      scan(numberOf(place));
      await screen.findByText(numberOf(place));
      await weightField();
      if (place === 0) await screen.findByText(/Scale connected|Steady/);
      scale.weigh(500 + place);
      scan('CMD:SIZE-M');
      scan('BN-A01');
      scan('CMD:SAVE');
      await received(server, place + 1);
      scale.weigh(0);
    }
    expect(keystrokes).toBe(0);
    expect(server.counted.map(({ what }) => what)).toMatchObject(
      places.map((place) => ({
        parcel: `parcel_${place}`,
        receipt: {
          lines: [{ quantity: 5, weight_g: 500 + place, length_mm: 300, width_mm: 200, height_mm: 150, bin: 'BN-A01' }],
        },
      })),
    );
  } finally {
    scale.remove();
  }
});

it('takes at most 18 keystrokes for a parcel by scanner alone', async () => {
  // A person types with pauses; jsdom would type as fast as a scanner.
  let at = 0;
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => (at += 100));
  const { server, user } = await open();
  for (const place of places.slice(0, 3)) {
    scan(numberOf(place));
    await screen.findByText(numberOf(place));
    await weightField();
    const before = keystrokes;
    await user.keyboard('1250{Enter}');
    await user.keyboard('320{Enter}');
    await user.keyboard('240{Enter}');
    await user.keyboard('110{Enter}');
    expect(screen.getByRole('textbox', { name: /Bin/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    await received(server, place + 1);
    expect(keystrokes - before).toBeGreaterThan(0);
    expect(keystrokes - before).toBeLessThanOrEqual(18);
  }
  expect(server.counted.map(({ what }) => what)).toMatchObject(
    places.slice(0, 3).map((place) => ({
      parcel: `parcel_${place}`,
      receipt: { lines: [{ weight_g: 1250, length_mm: 320, width_mm: 240, height_mm: 110 }] },
    })),
  );
});

it.each([
  ['a US keyboard', {}],
  ['a Chinese input method', { inputMethod: true }],
])('leaves a field as it is when a code is scanned into it by %s', async (_, options) => {
  const { user } = await open();
  scan(numberOf(0));
  const weight = await weightField();
  await user.type(weight, '64');
  scan('CMD:SIZE-M', options);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Length' })).toHaveValue('300'));
  scan('BN-A01', options);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Bin' })).toHaveValue('BN-A01'));
  await waitFor(() => expect(weight).toHaveValue('64'));
});

it.each(
  byTurns([
    ['en', 'Scan too long', 'Not read'],
    ['zh', '扫码内容过长', '读取失败'],
  ] as const),
)('drops a scan of 4 kB and says so in %s', async (language, tooLong, notRead) => {
  await open({ language });
  scan('A'.repeat(4097));
  expect(await screen.findByText(tooLong)).toBeVisible();
  scan('A'.repeat(101));
  expect(await screen.findByText(notRead)).toBeVisible();
  expect(sentTo(lookUpCode)).toEqual([]);
});

it('keeps what was entered when a parcel is scanned again, or another one', async () => {
  const { user, server } = await open();
  scan(numberOf(0));
  await user.type(await weightField(), '640');
  scan(numberOf(0));
  scan(numberOf(1));
  expect(await screen.findByText('Not finished')).toBeVisible();
  expect(await weightField()).toHaveValue('640');
  scan('CMD:SIZE-S');
  scan('CMD:SAVE');
  scan('CMD:SAVE');
  await received(server, 1);
  expect(server.counted).toMatchObject([{ what: { parcel: 'parcel_0' } }]);
});

it('takes a scan during a lookup after its parcel', async () => {
  const { user, server } = await open();
  scan(numberOf(0));
  scan('CMD:SIZE-L');
  await user.type(await weightField(), '640');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Length' })).toHaveValue('400'));
  scan('CMD:SAVE');
  scan(numberOf(1));
  await received(server, 1);
  expect(await screen.findByText(numberOf(1))).toBeVisible();
});

it('says what the label of lost goods is', async () => {
  const lost = mockEndpoint(lookUpCodeContract, () => {
    throw fail('item_lost', { number: 'IT2611048213K', date: '2026-11-24' });
  });
  await open({ handlers: [lost] });
  scan('IT2611048213K');
  expect(await screen.findByText('Lost goods')).toBeVisible();
  expect(screen.getByText(/was lost on 2026-11-24 and paid back/)).toBeVisible();
});

it('finds a full-width tracking number', async () => {
  const { user } = await open({ language: 'zh' });
  await user.type(await screen.findByRole('textbox', { name: '运单号' }), 'ｓｆ１０００１２３４５２');
  await user.click(screen.getByRole('button', { name: '查找' }));
  expect(await screen.findByText('5 件')).toBeVisible();
  expect(screen.getByText(numberOf(2))).toBeVisible();
});

it.each(
  byTurns([
    ['en', 'Pieces that came', /^Only 5 pieces are expected/, 'Something is missing'],
    ['zh', '实到件数', /^应到 5 件，请按 5 件入库/, '信息不完整'],
  ] as const),
)('does not receive six of five pieces, and says so in %s', async (language, label, text, word) => {
  const { user, server } = await open({ language });
  scan(numberOf(0));
  await user.type(await weightField(), '640');
  scan('CMD:SIZE-S');
  const quantity = screen.getByRole('spinbutton', { name: label });
  await user.clear(quantity);
  await user.type(quantity, '6');
  expect(await screen.findByText(text)).toBeVisible();
  scan('CMD:SAVE');
  expect(await screen.findByText(word)).toBeVisible();
  expect(quantity).toHaveValue('6');
  expect(server.attempts).toEqual([]);
  await user.clear(quantity);
  await user.type(quantity, '5');
  scan('CMD:SAVE');
  await received(server, 1);
});

it('refuses a weight of zero, and asks about one that is ten times as large', async () => {
  const weighed = parcelOf(0, { weight_g: 640 });
  const { user, server } = await open({ parcels: [weighed] });
  scan(numberOf(0));
  const weight = await weightField();
  await user.type(weight, '0');
  scan('CMD:SIZE-S');
  scan('CMD:SAVE');
  expect(await screen.findByText('The weight cannot be 0')).toBeVisible();
  expect(weight).toHaveValue('0');
  expect(server.attempts).toEqual([]);
  await user.clear(weight);
  await user.type(weight, '6400');
  expect(await screen.findByText(/^About 640 g were expected/)).toBeVisible();
});

it('refuses a HEIC photo of an unknown parcel, with advice', async () => {
  const { user } = await open();
  scan('YT990011');
  const form = await screen.findByRole('form', { name: 'Keep an unknown parcel' });
  await user.type(within(form).getByRole('textbox', { name: /Weight/ }), '800');
  const heic = new File([new Uint8Array([0, 0, 0, 24]), 'ftypheic'], 'IMG_1.jpg', { type: 'image/jpeg' });
  fireEvent.change(within(form).getByLabelText('Choose files', { selector: 'input' }), { target: { files: [heic] } });
  expect(await within(form).findByText(/^IMG_1.jpg: HEIC photos cannot be read here/)).toBeVisible();
  expect(within(form).getByRole('textbox', { name: /Weight/ })).toHaveValue('800');
});

it.each(
  byTurns([
    ['en', 'Not received', '1 not accepted', /^Done by mei/],
    ['zh', '入库失败', '1 条未被接受', /^已由 mei 处理/],
  ] as const),
)('says in %s who has received a parcel meanwhile', async (language, word, button, who) => {
  const meanwhile = mockEndpoint(receiveParcelContract, () => {
    throw fail('parcel_received', { by: 'mei', at: '2026-11-23T08:00:00.000Z' });
  });
  const { user } = await open({ language, handlers: [meanwhile] });
  scan(numberOf(0));
  await user.type(await weightField(), '640');
  scan('CMD:SIZE-S');
  scan('CMD:SAVE');
  expect(await screen.findByText(word)).toBeVisible();
  expect(await weightField()).toHaveValue('640');
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(who)).toBeVisible();
});

it('says that a scanned code is a shopper’s, and keeps the number that was scanned before', async () => {
  const asked = (code: string) =>
    code === 'K7Q4MZ'
      ? aLookup({ kind: 'shopper', ref: 'K7Q4MZ', lines: [] })
      : aLookup({ kind: null, ref: null, lines: [] });
  await open({ lookup: asked });
  scan('YT9000000001');
  expect(await screen.findByDisplayValue('YT9000000001')).toBeVisible();
  scan('K7Q4MZ');
  expect(await screen.findByText('A shopper’s code: whose parcel is it?')).toBeVisible();
  expect(screen.getByDisplayValue('YT9000000001')).toBeVisible();
});
