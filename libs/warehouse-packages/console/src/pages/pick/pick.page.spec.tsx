import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { scanCode } from '@caravan/console-core/testing';
import { fail, scanPick, type Pick, type StaffStoreItem } from '@caravan/warehouse-packages/contract';
import { getPickContract, scanPickContract } from '@caravan/warehouse-packages/contract/staff';
import { aPick, aPickLine, aStaffItem } from '@caravan/warehouse-packages/contract/testing/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { warehouseHandlers } from '../../mocks/warehouse.handlers.ts';
import { showStation, signal, testDevice } from '../../testing/show-page.ts';

const near = aPickLine();
const far = aPickLine({ item_id: 'item_2', item_number: 'IT2611048214K', name: 'Tea', bin: 'Z-09' });
const last = aPickLine({ item_id: 'item_3', item_number: 'IT2611048215K', package_number: 'PK2611READY03', bin: null });
const box = aPick().packages[0];
if (!box) throw new Error('a pick list has a package');
const list = aPick({
  packages: [box, { ...box, number: 'PK2611READY03', status: 'cancelled' }],
  lines: [near, far, last],
  left: 2,
});

interface World {
  on?: ReturnType<typeof testDevice>;
  refused?: boolean;
  lost?: number;
  lines?: Pick['lines'];
  items?: StaffStoreItem[];
}

const show = async (
  language: 'en' | 'zh' = 'en',
  { on = testDevice(), refused = false, lost = 0, lines: goods = list.lines, items = [] }: World = {},
) => {
  let state: Pick = { ...list, lines: goods };
  let losses: number = lost;
  const scan = mockEndpoint(scanPickContract, ({ body: { code } }) => {
    if (losses > 0) {
      losses -= 1;
      throw on.endSession();
    }
    if (refused) throw fail('package_cancelled', { number: near.package_number });
    const lines = state.lines.map((line) =>
      line.item_number === code ? { ...line, picked_at: '2026-11-23T09:00:00.000Z' } : line,
    );
    state = { ...state, lines, left: state.left - 1 };
    return state;
  });
  const get = mockEndpoint(getPickContract, () => state);
  const shown = await showStation(
    `/pick/${list.id}`,
    [on.gate, scan, get, ...warehouseHandlers({ items })],
    language,
    on.device,
  );
  await screen.findAllByRole('listitem');
  return { ...shown, on };
};
const scans = () => sentTo(scanPick).map(({ body }) => body.code);
const shownLines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('leads from bin to bin by scans and by typing, and counts a label once', async () => {
  const { enter, user } = await show();
  expect(shownLines()).toEqual([
    expect.stringContaining('A-01'),
    expect.stringContaining('Z-09'),
    expect.stringContaining('cancelled'),
  ]);
  await user.click(screen.getByRole('textbox', { name: 'Number of the goods' }));
  scanCode(near.item_number);
  await waitFor(() => expect(signal()).toBe('Into slot A11 to go. Next: Z-09'));
  expect(screen.getByRole('textbox', { name: 'Number of the goods' })).toHaveValue('');
  scanCode(near.item_number);
  await waitFor(() => expect(signal()).toBe(`Already picked${near.item_number}`));
  await enter(far.item_number.toLowerCase());
  await waitFor(() => expect(signal()).toContain('All picked'));
  await waitFor(() => expect(scans()).toEqual([near.item_number, far.item_number]));
});

it.each(
  byTurns([
    ['en', 'Wrong goods', 'IT2611999999X is not on this list. Put it back.', 'Leave it'],
    ['zh', '商品不对', 'IT2611999999X 不在此清单中，请放回原处。', '无需拣货'],
  ] as const),
)('stops, in %s, wrong goods and those of a cancelled package by itself', async (language, word, text, stop) => {
  await show(language);
  scanCode('IT2611999999X');
  await waitFor(() => expect(signal()).toBe(word + text));
  scanCode(last.item_number);
  await waitFor(() => expect(signal()).toContain(stop));
  expect(scans()).toEqual([]);
});

it.each(
  byTurns([
    [
      'en',
      'Lost, paid backIT2611999999X was lost on 2026-11-20 and paid back, so it is the shop’s now. ' +
        'Put it aside and tell service, who records what becomes of it',
    ],
    [
      'zh',
      '已遗失退款IT2611999999X 已于 2026-11-20 登记丢失并退款，现归本店所有。请单独放置并告知客服，由客服登记去向',
    ],
  ] as const),
)('says in %s that goods are booked as lost, and what to do with them', async (language, words) => {
  await show(language, {
    items: [aStaffItem({ number: 'IT2611999999X', lost_at: '2026-11-20T09:00:00.000Z' })],
  });
  scanCode('IT2611999999X');
  await waitFor(() => expect(signal()).toBe(words));
  expect(scans()).toEqual([]);
});

it('calls goods of other lists wrong without a network', async () => {
  const { on } = await show('en', {
    items: [aStaffItem({ number: 'IT2611999999X', lost_at: '2026-11-20T09:00:00.000Z' })],
  });
  on.setOnline(false);
  scanCode('IT2611999999X');
  await waitFor(() => expect(signal()).toBe('Wrong goodsIT2611999999X is not on this list. Put it back.'));
});

it('marks goods that failed their check or are searched for, and stops them by itself', async () => {
  await show('en', {
    lines: [near, { ...far, failed: true }, { ...last, package_number: near.package_number, missing: true }],
  });
  expect(screen.getByText('Failed the check. Leave it until service has decided.')).toBeVisible();
  scanCode(far.item_number);
  await waitFor(() => expect(signal()).toBe('Leave itFailed the check. Leave it until service has decided.'));
  scanCode(last.item_number);
  await waitFor(() => expect(signal()).toContain('Not found by a count.'));
  expect(scans()).toEqual([]);
});

it('loses no scan in 60 s without a network, nor by a reload, and sends none twice', async () => {
  const { on, unmount } = await show();
  on.setOnline(false);
  scanCode(near.item_number);
  scanCode(far.item_number);
  await waitFor(() => expect(signal()).toContain('All picked'));
  expect(await screen.findByText('2 to send')).toBeVisible();
  unmount();
  await show('en', { on });
  expect(await screen.findByText('2 to send')).toBeVisible();
  expect(shownLines()).toEqual([
    expect.stringContaining('A1 · picked for'),
    expect.stringContaining('A1 · picked for'),
    expect.stringContaining('cancelled'),
  ]);
  on.loseAnswerOf('/scan');
  on.setOnline(true);
  await waitFor(() => expect(screen.queryByText(/to send/)).not.toBeInTheDocument());
  expect(on.lost).toHaveLength(1);
  expect(scans()).toEqual([near.item_number, far.item_number]);
});

it('sends a scan after the login that the server asked for', async () => {
  const { logIn, on } = await show('en', { lost: 1 });
  scanCode(near.item_number);
  await logIn(on);
  await waitFor(() => expect(scans()).toEqual([near.item_number, near.item_number]));
  expect(await screen.findByText(`A1 · picked for ${near.package_number}`)).toBeVisible();
});

it.each(
  byTurns([
    ['en', 'Not accepted', `Package ${near.package_number} was cancelled`, `A1 · for ${near.package_number}`],
    ['zh', '未被接受', `包裹 ${near.package_number} 已取消`, `A1 · 用于 ${near.package_number}`],
  ] as const),
)('takes a scan back in %s that the server refuses', async (language, word, message, wanted) => {
  await show(language, { refused: true });
  scanCode(near.item_number);
  await waitFor(() => expect(signal()).toContain(word));
  expect(signal()).toContain(near.item_number);
  expect(signal()).toContain(message);
  expect(screen.getAllByText(wanted)).toHaveLength(2);
});

it('leads to the packing table', async () => {
  await show();
  expect(await screen.findByRole('link', { name: 'To the packing table' })).toHaveAttribute(
    'href',
    `/pack?package=${list.id}`,
  );
});
