import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { scanCode, testStaff } from '@caravan/console-core/testing';
import {
  closeStockCount,
  fail,
  openStockCount,
  scanStockCount,
  takeOverStockCount,
  undoStockCountScan,
} from '@caravan/stock-counts/contract';
import {
  closeStockCountContract,
  openStockCountContract,
  scanStockCountContract,
  takeOverStockCountContract,
  undoStockCountScanContract,
} from '@caravan/stock-counts/contract/staff';
import { aCount, aWaitingCount } from '@caravan/stock-counts/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { showStation, signal, testDevice } from '../../testing/show-page.ts';

const me = { id: testStaff.id, name: 'clerk', email: testStaff.email };
const first = 'IT2611048213K';
const second = 'IT2611048214K';
const gone = 'IT2611048215K';
const goods = { name: 'Canvas tote', spec: '', image: null, quantity: 2 };
const scans = [
  {
    number: second,
    ...goods,
    at: '2026-11-23T08:01:00.000Z',
    by: { id: 'staff_2', name: 'li', email: 'li@caravan.test' },
  },
];

const show = async (
  language: 'en' | 'zh' = 'en',
  { on = testDevice(), others = false, differs = false, undoRefused = false, path = '/count' } = {},
) => {
  const handlers = [
    on.gate,
    mockEndpoint(openStockCountContract, ({ body: { bin } }) => {
      if (bin === 'NOWHERE') throw fail('bin_unknown', { bin });
      return others
        ? aCount({ bin, counter: { id: 'staff_2', name: 'li', email: 'li@caravan.test' }, is_own: false, scans })
        : aCount({ bin, counter: me });
    }),
    mockEndpoint(takeOverStockCountContract, () => aCount({ counter: me, scans })),
    mockEndpoint(scanStockCountContract, ({ body: { number, bin } }) => {
      if (number === gone) throw fail('scanned_gone', { number });
      const isHere = number === first;
      return {
        number,
        ...goods,
        place: isHere ? ('here' as const) : ('other_bin' as const),
        bin: isHere ? bin : 'B-07',
        scanned: 1,
      };
    }),
    mockEndpoint(undoStockCountScanContract, ({ body: { number, bin } }) => {
      if (undoRefused) throw fail('count_taken', { by: 'li', bin });
      return { number, scanned: 0 };
    }),
    mockEndpoint(closeStockCountContract, ({ body: { bin } }) =>
      differs ? aWaitingCount({ bin }) : aCount({ bin, state: 'done' }),
    ),
  ];
  const shown = await showStation(path, handlers, language, on.device);
  await screen.findByRole('textbox');
  return { ...shown, on };
};
const undone = () => sentTo(undoStockCountScan).map(({ body }) => body);
const scanned = () => sentTo(scanStockCount).map(({ body }) => body);

it.each(
  byTurns([
    ['en', '1 scanned', 'Belongs to B-07', 'Counted: A-01', '2 differences. A colleague decides about them.'],
    ['zh', '已扫描 1 件', '记录库位为 B-07', 'A-01 盘点完成', '有 2 项差异，由其他同事处理。'],
  ] as const),
)('counts a bin by the scanner alone (%s)', async (language, one, elsewhere, word, differences) => {
  await show(language, { differs: true });
  scanCode('A-01');
  expect(await screen.findByRole('heading', { level: 2, name: 'A-01' })).toBeVisible();
  scanCode(first);
  await waitFor(() => expect(signal()).toContain(one));
  expect(await screen.findByText('Canvas tote')).toBeVisible();
  scanCode(second);
  await waitFor(() => expect(signal()).toContain(elsewhere));
  scanCode('CMD:SAVE');
  await waitFor(() => expect(signal()).toBe(`${word}${differences}`));
  expect(scanned()).toEqual([
    { bin: 'A-01', number: first },
    { bin: 'A-01', number: second },
  ]);
  expect(sentTo(closeStockCount).map(({ body }) => body)).toEqual([{ bin: 'A-01' }]);
  expect(screen.queryByText('Canvas tote')).not.toBeInTheDocument();
});

it('says who counts the bin, and takes over by a second scan of it', async () => {
  const { enter } = await show('en', { others: true });
  scanCode('A-01');
  await waitFor(() => expect(signal()).toContain('li counts A-01'));
  expect(sentTo(takeOverStockCount)).toEqual([]);
  expect(screen.getByRole('button', { name: 'Take over' })).toBeVisible();
  // Typed, because the same scan within 300 ms counts once.
  await enter('A-01');
  await waitFor(() => expect(sentTo(takeOverStockCount)).toHaveLength(1));
  expect(await screen.findByText(second)).toBeVisible();
  scanCode(second);
  await waitFor(() => expect(signal()).toContain('Already scanned'));
  expect(scanned()).toEqual([]);
});

it('takes back the last scan by the command, and another one after its label was scanned again', async () => {
  const { user, enter } = await show();
  scanCode('A-01');
  await screen.findByRole('heading', { level: 2, name: 'A-01' });
  scanCode('CMD:UNDO');
  await waitFor(() => expect(signal()).toContain('Nothing to take back'));
  scanCode(first);
  scanCode(second);
  await screen.findByText(second);
  // Typed, because the same scan within 300 ms counts once.
  await enter(first);
  await waitFor(() => expect(signal()).toContain('Scan UNDO to take it back'));
  await enter('CMD:UNDO');
  await waitFor(() => expect(signal()).toBe(`Taken back${first}`));
  await user.click(screen.getByRole('button', { name: `Take back ${second}` }));
  await waitFor(() =>
    expect(undone()).toEqual([
      { bin: 'A-01', number: first },
      { bin: 'A-01', number: second },
    ]),
  );
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('keeps a scan that cannot be taken back any more, and says why', async () => {
  const { enter } = await show('zh', { undoRefused: true });
  scanCode('A-01');
  await screen.findByRole('heading', { level: 2, name: 'A-01' });
  await enter(first);
  await enter('CMD:UNDO');
  await waitFor(() => expect(signal()).toContain('li 正在盘点库位 A-01'));
  expect(screen.getByText(first, { selector: 'li *' })).toBeVisible();
});

it('refuses in clear words what cannot be counted, and keeps what was', async () => {
  await show();
  scanCode(first);
  await waitFor(() => expect(signal()).toContain('Scan the bin first'));
  scanCode('NOWHERE');
  await waitFor(() => expect(signal()).toContain('NOWHERE'));
  scanCode('A-01');
  await screen.findByRole('heading', { level: 2, name: 'A-01' });
  scanCode(second);
  await screen.findByText(second);
  scanCode('B-07');
  await waitFor(() => expect(signal()).toContain('Finish A-01 first'));
  scanCode(gone);
  await waitFor(() => expect(signal()).toContain(`${gone} has left the warehouse`));
  expect(screen.getByText(second)).toBeVisible();
  expect(screen.queryByText(gone, { selector: 'li *' })).not.toBeInTheDocument();
});

it('loses no scan without a network or by a reload', async () => {
  const { on, unmount } = await show();
  on.setOnline(false);
  scanCode('A-01');
  expect(await screen.findByRole('heading', { level: 2, name: 'A-01' })).toBeVisible();
  scanCode(first);
  expect(await screen.findByText('2 to send')).toBeVisible();
  unmount();
  await show('en', { on });
  expect(await screen.findByText(first)).toBeVisible();
  on.setOnline(true);
  await waitFor(() => expect(scanned()).toEqual([{ bin: 'A-01', number: first }]));
  expect(sentTo(openStockCount).at(-1)?.body).toEqual({ bin: 'A-01' });
});

it('opens the bin of its address, and puts it aside', async () => {
  const { user } = await show('en', { path: '/count?bin=B-07' });
  expect(await screen.findByRole('heading', { level: 2, name: 'B-07' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue later' }));
  expect(screen.queryByRole('heading', { level: 2, name: 'B-07' })).not.toBeInTheDocument();
  expect(sentTo(closeStockCount)).toEqual([]);
});
