import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ReceivedLabelsProps } from '@caravan/procurement/api';
import { fail, type ParcelReceipt } from '@caravan/procurement/contract';
import { keepParcelContract, receiveParcelContract } from '@caravan/procurement/contract/schema';
import { aLookup, anExpectedLine, anUnmatchedParcel, aParcel } from '@caravan/procurement/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { scanCode } from '@caravan/console-core/testing';
import { renderConsole, type ConsoleOptions } from '../../testing/render-console.ts';

const tote = { ...anExpectedLine({ note: 'navy, please', photo: { count: 2, note: '' } }), announced_quantity: null };
const cup = { ...anExpectedLine({ line_id: 'line_2', name: 'Cup', expected_quantity: 1 }), announced_quantity: null };
const known: ConsoleOptions = {
  parcels: [aParcel({ lines: [tote] })],
  lookup: (code) => (code === 'SF1000123456' ? aLookup() : aLookup({ kind: null, ref: null, lines: [] })),
};

/** The station, and what it sends. */
const station = async (options: ConsoleOptions = known) => {
  const sent: ParcelReceipt[] = [];
  const received = mockEndpoint(receiveParcelContract, ({ body }) => {
    sent.push(body);
    return {
      orders: [{ number: 'CV2611A1B2C3D', status: 'in_stock' as const }],
      items: [{ id: 'item_1', number: 'IT2611048213K', line_id: 'line_1', order_number: 'CV2611A1B2C3D', quantity: 2 }],
    };
  });
  const page = await renderConsole('/receive', { ...options, handlers: [...(options.handlers ?? []), received] });
  return { ...page, sent };
};

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.removeItem('caravan.warehouse');
});

it('receives a parcel by scanner and printed commands alone', async () => {
  const { sent, user } = await station();
  expect(await screen.findByText('Scan a parcel')).toBeInTheDocument();
  scanCode('SF1000123456');
  expect(await screen.findByText('2 pieces')).toBeInTheDocument();
  expect(screen.getByText('Note: navy, please')).toBeInTheDocument();
  expect(screen.getByText('2 photos ordered')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /Weight/ }), '640');
  scanCode('CMD:SIZE-M');
  scanCode('BN-A01');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Bin/ })).toHaveValue('BN-A01'));
  scanCode('CMD:SAVE');
  expect(await screen.findByText('Received')).toBeInTheDocument();
  expect(screen.getByText('IT2611048213K')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      more_comes: false,
      lines: [
        {
          line_id: 'line_1',
          quantity: 2,
          weight_g: 640,
          length_mm: 300,
          width_mm: 200,
          height_mm: 150,
          restrictions: [],
          bin: 'BN-A01',
          condition: 'good',
          note: '',
        },
      ],
    },
  ]);
  expect(screen.queryByRole('textbox', { name: /Weight/ })).not.toBeInTheDocument();
});

it('hands the numbers of the goods over for their labels, and rests in the field of the next parcel', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ ...window.matchMedia(''), matches: true });
  const Labels = ({ receipts }: ReceivedLabelsProps) => <p>Labels: {receipts.flat().join(', ')}</p>;
  const { user } = await station({ ...known, lazySlots: { receivedLabels: () => Promise.resolve({ Slot: Labels }) } });
  const code = () => screen.getByRole('textbox', { name: 'Tracking number' });
  await waitFor(() => expect(code()).toHaveFocus());
  await user.click(screen.getByText('Scan a parcel'));
  expect(code()).toHaveFocus();
  scanCode('SF1000123456');
  await user.type(await screen.findByRole('textbox', { name: /Weight/ }), '640');
  scanCode('CMD:SIZE-M');
  scanCode('CMD:SAVE');
  expect(await screen.findByText('Labels: IT2611048213K')).toBeVisible();
  expect(code()).toHaveFocus();
});

it('sends the warehouse that the device keeps, and shows where it is chosen', async () => {
  localStorage.setItem('caravan.warehouse', 'YW');
  const Choice = () => <p>The warehouse of this station</p>;
  const lazySlots = { stationWarehouse: () => Promise.resolve({ Slot: Choice }) };
  const { sent, user } = await station({ ...known, lazySlots });
  expect(await screen.findByText('The warehouse of this station')).toBeVisible();
  scanCode('SF1000123456');
  await user.type(await screen.findByRole('textbox', { name: /Weight/ }), '640');
  scanCode('CMD:SIZE-M');
  scanCode('CMD:SAVE');
  await waitFor(() => expect(sent).toMatchObject([{ warehouse: 'YW' }]));
});

it('marks what is missing instead of sending it, and says so in Chinese', async () => {
  const { sent, user } = await station({ ...known, language: 'zh' });
  await user.type(await screen.findByRole('textbox', { name: '运单号' }), 'SF1000123456');
  await user.click(screen.getByRole('button', { name: '查找' }));
  await user.click(await screen.findByRole('button', { name: '完成入库' }));
  expect(await screen.findByText('信息不完整')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /长/ })).toHaveAccessibleDescription('1 至 10,000 mm');
  expect(sent).toEqual([]);
});

it('measures the goods of a parcel one after the other, and asks whether the rest comes', async () => {
  const { sent, user } = await station({ ...known, parcels: [aParcel({ lines: [tote, cup] })] });
  scanCode('SF1000123456');
  const lines = await screen.findByRole('navigation', { name: 'Goods in this parcel' });
  await user.type(screen.getByRole('textbox', { name: /Weight/ }), '500');
  scanCode('CMD:SIZE-S');
  scanCode('CMD:NEXT');
  await waitFor(() =>
    expect(within(lines).getByRole('button', { name: /Cup/ })).toHaveAttribute('aria-current', 'step'),
  );
  expect(screen.queryByRole('checkbox', { name: /another parcel/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'One fewer' }));
  await user.click(await screen.findByRole('checkbox', { name: 'The rest comes in another parcel' }));
  await user.click(screen.getByRole('button', { name: 'Save the parcel' }));
  await screen.findByText('Received');
  expect(sent[0]).toMatchObject({ more_comes: true, lines: [{ line_id: 'line_1', weight_g: 500 }] });
  expect(sent[0]?.lines).toHaveLength(1);
});

it('keeps the input if the server refuses, with its reason', async () => {
  const refused = mockEndpoint(receiveParcelContract, () => {
    throw fail('parcel_received');
  });
  const { user } = await station({ ...known, handlers: [refused] });
  scanCode('SF1000123456');
  await user.type(await screen.findByRole('textbox', { name: /Weight/ }), '500');
  scanCode('CMD:SIZE-S');
  scanCode('CMD:SAVE');
  expect(await screen.findByText('Not received')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Weight/ })).toHaveValue('500');
});

it('keeps a parcel that nobody expects, with its scanned number', async () => {
  const kept: unknown[] = [];
  const keep = mockEndpoint(keepParcelContract, ({ body }) => {
    kept.push(body);
    return anUnmatchedParcel();
  });
  const { user } = await station({ ...known, handlers: [keep] });
  scanCode('YT990011');
  expect(await screen.findByText('Unknown number')).toBeInTheDocument();
  const form = await screen.findByRole('form', { name: 'Keep an unknown parcel' });
  expect(within(form).getByRole('textbox', { name: /Tracking number/ })).toHaveValue('YT990011');
  await user.click(within(form).getByRole('button', { name: 'Keep the parcel' }));
  expect((await within(form).findAllByText('Please fill this in')).length).toBe(2);
  await user.type(within(form).getByRole('textbox', { name: /Weight/ }), '800');
  await user.type(within(form).getByRole('textbox', { name: /Bin/ }), 'a-01');
  await user.click(within(form).getByRole('button', { name: 'Keep the parcel' }));
  await waitFor(() =>
    expect(kept).toEqual([{ tracking_number: 'YT990011', carrier: '', weight_g: 800, bin: 'A-01', note: '' }]),
  );
});

it('offers parcels with a similar number', async () => {
  const similar = { kind: 'parcel', ref: 'parcel_1', title: 'SF1000123456' };
  const { user } = await station({
    ...known,
    lookup: () => aLookup({ kind: null, ref: null, lines: [], candidates: [similar] }),
  });
  scanCode('SF1000123456-0021');
  await user.click(await screen.findByRole('button', { name: 'SF1000123456' }));
  expect(await screen.findByText('2 pieces')).toBeInTheDocument();
});

it.each([
  ['a received parcel', aParcel({ state: 'received' }), 'Received'],
  [
    'a parcel of which nothing is expected',
    aParcel({ lines: [{ ...tote, expected_quantity: 0 }] }),
    'Nothing expected',
  ],
])('says what is wrong with %s', async (_, parcel, word) => {
  await station({ ...known, parcels: [parcel] });
  scanCode('SF1000123456');
  expect(await screen.findByText(word)).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /Weight/ })).not.toBeInTheDocument();
});

it('begins with the number in its address', async () => {
  await renderConsole('/receive?code=SF1000123456', known);
  expect(await screen.findByText('2 pieces')).toBeInTheDocument();
});

it('begins with a parcel that has no number', async () => {
  await renderConsole('/receive?parcel=parcel_1', { parcels: [aParcel({ tracking_number: null, lines: [tote] })] });
  expect(await screen.findByText('2 pieces')).toBeInTheDocument();
});
