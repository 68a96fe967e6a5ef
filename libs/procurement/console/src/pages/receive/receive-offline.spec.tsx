import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeOutboxBrowser, makeMemoryOutboxStore, scanCode } from '@caravan/console-core/testing';
import { addParcelPhotosContract } from '@caravan/procurement/contract/schema';
import { aLookup, anExpectedLine, anUnmatchedParcel, aParcel } from '@caravan/procurement/contract/testing';
import type { Parcel } from '@caravan/procurement/contract';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { countingServer } from '../../testing/counting-server.ts';
import { settleStores } from '@caravan/web-core/testing';
import { renderConsole, type ConsoleOptions } from '../../testing/render-console.ts';

// Whole rounds of work; a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const numberOf = (place: number): string => `SF100012345${place}`;
const parcels: Parcel[] = [0, 1, 2].map((place) =>
  aParcel({
    id: `parcel_${place}`,
    tracking_number: numberOf(place),
    lines: [{ ...anExpectedLine({ line_id: `line_${place}` }), announced_quantity: null }],
  }),
);
const lookup = (code: string) => {
  const found = parcels.find(({ tracking_number: number }) => number === code);
  return found ? aLookup({ ref: found.id }) : aLookup({ kind: null, ref: null, lines: [] });
};

/** The station at a server and on a device that outlive the page. */
const warehouse = () => {
  const server = countingServer();
  const store = makeMemoryOutboxStore();
  const device = { store, browser: fakeOutboxBrowser(50) };
  const open = async (options: ConsoleOptions = {}, path = '/receive') => {
    const page = await renderConsole(path, {
      parcels,
      lookup,
      ...device,
      ...options,
      handlers: [...(options.handlers ?? []), ...server.handlers],
    });
    const last = expect.objectContaining({ id: 'parcel_2' });
    await vi.waitFor(
      async () => expect(await store.readValue('staff-1', 'receive.expected')).toContainEqual(last),
      10_000,
    );
    return page;
  };
  return { ...device, server, open };
};

/** Receives a parcel by scanner, with a typed weight. */
const receive = async (place: number, weight: string, { user }: Awaited<ReturnType<typeof renderConsole>>) => {
  scanCode(numberOf(place));
  await user.type(await screen.findByRole('textbox', { name: /Weight|重量/ }), weight);
  scanCode('CMD:SIZE-S');
  scanCode('CMD:SAVE');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Weight|重量/ })).not.toBeInTheDocument());
};

it.each([
  ['en', '3 to send', 'Saved'],
  ['zh', '3 条待发送', '已保存'],
] as const)(
  'receives parcels without a network, and each once when it is back, in %s',
  async (language, text, word) => {
    const { server, open } = warehouse();
    const page = await open({ language });
    server.state.network = 'down';
    // Some browsers know that they are offline; others find out by each call.
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(language === 'en');
    for (const place of [0, 1, 2]) await receive(place, `${place + 1}00`, page);
    expect(screen.getByText(word)).toBeVisible();
    expect(await screen.findByText(text)).toBeVisible();
    expect(server.counted).toEqual([]);

    online.mockRestore();
    server.state.network = 'lost-reply';
    await waitFor(() => expect(server.counted).toHaveLength(1));
    const before = server.attempts.length;
    await waitFor(() => expect(server.attempts.length).toBeGreaterThan(before));
    server.state.network = 'up';
    await waitFor(() => expect(screen.queryByText(/to send|待发送/)).not.toBeInTheDocument());
    expect(server.counted.map(({ what }) => what)).toMatchObject([
      { parcel: 'parcel_0', receipt: { lines: [{ line_id: 'line_0', quantity: 2, weight_g: 100 }] } },
      { parcel: 'parcel_1', receipt: { lines: [{ line_id: 'line_1', quantity: 2, weight_g: 200 }] } },
      { parcel: 'parcel_2', receipt: { lines: [{ line_id: 'line_2', quantity: 2, weight_g: 300 }] } },
    ]);
    expect(new Set(server.attempts).size).toBe(3);
  },
);

it('keeps what waits over a closed tab, and does not receive it again', async () => {
  const { server, open } = warehouse();
  const page = await open();
  server.state.network = 'down';
  await receive(0, '500', page);
  scanCode(numberOf(0));
  expect(await screen.findByText('Receipt of SF1000123450')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Weight/ })).not.toBeInTheDocument();
  page.unmount();

  server.state.network = 'up';
  await open();
  await waitFor(() => expect(server.counted).toMatchObject([{ what: { parcel: 'parcel_0' } }]));
  await waitFor(() => expect(screen.queryByText('1 to send')).not.toBeInTheDocument());
});

it('keeps what is being measured over a reload', async () => {
  const { server, open } = warehouse();
  const page = await open();
  scanCode(numberOf(1));
  await page.user.type(await screen.findByRole('textbox', { name: /Weight/ }), '450');
  scanCode('BN-A01');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Bin/ })).toHaveValue('BN-A01'));
  page.unmount();
  // Another parcel is asked for, as from its queue.
  await open({}, `/receive?code=${numberOf(2)}`);
  expect(await screen.findByText('Not finished')).toBeVisible();
  expect(await screen.findByRole('textbox', { name: /Weight/ })).toHaveValue('450');
  expect(screen.getByRole('textbox', { name: /Bin/ })).toHaveValue('BN-A01');
  scanCode('CMD:SIZE-S');
  scanCode('CMD:SAVE');
  await waitFor(() => expect(server.counted).toMatchObject([{ what: { parcel: 'parcel_1' } }]));
});

it('loses neither a receipt nor a scan with the session, and goes on after the login', async () => {
  const { server, store, open } = warehouse();
  const session = { ended: false };
  const gate = http.all('*/v1/staff/*', () =>
    session.ended
      ? HttpResponse.json({ code: 401, message: 'Log in', data: { reason: 'login_required' } }, { status: 401 })
      : undefined,
  );
  const login = '/user/login?next=%2Freceive';

  const first = await open({ handlers: [gate] });
  scanCode(numberOf(0));
  await first.user.type(await screen.findByRole('textbox', { name: /Weight/ }), '500');
  scanCode('CMD:SIZE-S');
  session.ended = true;
  scanCode('CMD:SAVE');
  await waitFor(() => expect(first.location()).toBe(login));
  first.unmount();

  session.ended = false;
  const second = await open({ handlers: [gate] });
  await waitFor(() => expect(server.counted).toMatchObject([{ what: { parcel: 'parcel_0' } }]));
  await waitFor(() => expect(screen.queryByText('1 to send')).not.toBeInTheDocument());
  session.ended = true;
  scanCode(numberOf(1));
  await vi.waitFor(
    async () => expect(await store.readValue('staff-1', 'receive.table')).toMatchObject({ code: numberOf(1) }),
    10_000,
  );
  await waitFor(() => expect(second.location()).toBe(login));
  second.unmount();
  // A late refusal of this page would end the session of the next one.
  await settleStores();

  session.ended = false;
  await open({ handlers: [gate] });
  expect(await screen.findByRole('textbox', { name: /Weight/ })).toHaveValue('');
  expect(screen.getByText(numberOf(1))).toBeVisible();
});

it('shows what the server does not accept with what was entered, to be changed', async () => {
  const { server, open } = warehouse();
  const page = await open({ language: 'zh' });
  server.state.network = 'down';
  await receive(0, '500', page);
  await receive(1, '600', page);
  // The next parcel is on the table already.
  scanCode(numberOf(2));
  await screen.findByRole('textbox', { name: /重量/ });
  server.state.refusal = 'parcel_unmatched';
  server.state.network = 'up';
  await page.user.click(await screen.findByRole('button', { name: '2 条未被接受' }));
  const dialog = await screen.findByRole('dialog', { name: '未被接受的操作' });
  expect(within(dialog).getByText('入库 SF1000123451')).toBeVisible();
  expect(within(dialog).getByText('Canvas tote × 2 · 600 g · 200 × 150 × 100 mm')).toBeVisible();
  expect(within(dialog).getAllByText('请先为该包裹匹配采购单')).toHaveLength(2);

  await page.user.click(within(dialog).getAllByRole('button', { name: '修改' })[1] as HTMLElement);
  const weight = await screen.findByRole('textbox', { name: /重量/ });
  await waitFor(() => expect(weight).toHaveValue('600'));
  await page.user.clear(weight);
  await page.user.type(weight, '650');
  server.state.refusal = undefined;
  scanCode('CMD:SAVE');
  await waitFor(() => expect(server.counted).toMatchObject([{ what: { receipt: { lines: [{ weight_g: 650 }] } } }]));
  await page.user.click(await screen.findByRole('button', { name: '1 条未被接受' }));
  await page.user.click(await screen.findByRole('button', { name: '放弃' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '1 条未被接受' })).not.toBeInTheDocument());
  expect(server.counted).toHaveLength(1);
});

it('keeps an unknown parcel with its photos, also without a network', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 8, height: 8, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as unknown as CanvasRenderingContext2D);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['jpeg'], { type: 'image/jpeg' })),
  );
  const { server, open } = warehouse();
  const photographed: string[] = [];
  const added = mockEndpoint(addParcelPhotosContract, ({ params }) => {
    photographed.push(params.id);
    return anUnmatchedParcel();
  });
  const { user } = await open({ handlers: [added] });
  server.state.network = 'down';
  scanCode('YT990011');
  const form = await screen.findByRole('form', { name: 'Keep an unknown parcel' });
  expect(screen.getByText('Not in the list')).toBeVisible();
  const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'parcel.jpg', { type: 'image/jpeg' });
  fireEvent.change(within(form).getByLabelText('Choose files', { selector: 'input' }), { target: { files: [jpeg] } });
  expect(await within(form).findByRole('img', { name: 'Photo 1 of 1' })).toBeInTheDocument();
  await user.type(within(form).getByRole('textbox', { name: /Weight/ }), '800');
  await user.type(within(form).getByRole('textbox', { name: /Bin/ }), 'a-01');
  await user.click(within(form).getByRole('button', { name: 'Keep the parcel' }));
  expect(await screen.findByText('The parcel is kept')).toBeVisible();
  expect(await screen.findByText('1 to send')).toBeVisible();

  server.state.network = 'lost-reply';
  await waitFor(() => expect(server.counted).toHaveLength(1));
  server.state.network = 'up';
  await waitFor(() => expect(photographed).toEqual(['parcel_2']));
  await waitFor(() => expect(screen.queryByText('1 to send')).not.toBeInTheDocument());
  expect(server.counted).toMatchObject([
    { what: { kept: { tracking_number: 'YT990011', weight_g: 800, bin: 'A-01' } } },
  ]);
  expect(photographed).toHaveLength(1);
});

it('finds the parcels of shoppers without a network: by number, and by the code on the label', async () => {
  const ownOf = (id: string, tracking: string, code: string, name: string): Parcel =>
    aParcel({
      id,
      tracking_number: tracking,
      purchase_id: null,
      supplier_order_no: null,
      forwarded: { number: `FP2611${id.toUpperCase()}`, code },
      lines: [{ ...anExpectedLine({ line_id: `FP2611${id.toUpperCase()}`, name }), announced_quantity: null }],
    });
  const own = [
    ownOf('ada1', 'YT5550001', 'K7Q4MZ', 'Shoes'),
    ownOf('bob1', 'YT5550001', 'R2D2X9', 'Lamps'),
    ownOf('ada2', 'YT5550002', 'K7Q4MZ', 'Cups'),
  ];
  const { server, open } = warehouse();
  const { user } = await open({ parcels: [...own, ...parcels] });
  server.state.network = 'down';
  // Two shoppers expect it: the clerk chooses by the label.
  scanCode('YT5550001');
  expect(await screen.findByText('Several shoppers expect this number: compare the label')).toBeVisible();
  expect(screen.getByRole('button', { name: 'YT5550001 · K7Q4MZ · Shoes' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'YT5550001 · R2D2X9 · Lamps' }));
  expect(await screen.findByRole('textbox', { name: /Weight/ })).toBeVisible();
  expect(screen.getAllByText(/Lamps/)[0]).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start over' }));

  scanCode('k7q4mz');
  expect(await screen.findByText('A shopper’s code: whose parcel is it?')).toBeVisible();
  expect(screen.getByRole('button', { name: 'YT5550001 · K7Q4MZ · Shoes' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'YT5550002 · K7Q4MZ · Cups' }));
  await user.type(await screen.findByRole('textbox', { name: /Weight/ }), '300');
  scanCode('CMD:SIZE-S');
  scanCode('CMD:SAVE');
  expect(await screen.findByText('1 to send')).toBeVisible();
  server.state.network = 'up';
  await waitFor(() => expect(server.counted).toMatchObject([{ what: { parcel: 'ada2' } }]));
});
