import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { scanCode } from '@caravan/console-core/testing';
import { fail, listStaffStore, moveGoods, type StaffStoreItem } from '@caravan/warehouse-packages/contract';
import { moveGoodsContract } from '@caravan/warehouse-packages/contract/staff';
import { aBin, aStaffItem } from '@caravan/warehouse-packages/contract/testing/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { warehouseHandlers } from '../../mocks/warehouse.handlers.ts';
import { showStation, signal, testDevice } from '../../testing/show-page.ts';

const first = aStaffItem({ bin: 'A-01' });
const second = aStaffItem({ id: 'item_2', number: 'IT2611048214K', name: 'Tea', bin: null });
const bins = [aBin(), aBin({ code: 'B-07' }), aBin({ code: 'C-09', active: false })];

const show = async (
  language: 'en' | 'zh' = 'en',
  { refused = false, on = testDevice(), lost = 0, others = [] as StaffStoreItem[] } = {},
) => {
  let losses = lost;
  const move = mockEndpoint(moveGoodsContract, ({ body }) => {
    if (losses > 0) {
      losses -= 1;
      throw on.endSession();
    }
    if (refused) throw fail('item_packed', { number: 'PK2611READY02' });
    return [aStaffItem({ bin: body.bin })];
  });
  const handlers = [on.gate, move, ...warehouseHandlers({ items: [first, second, ...others], bins })];
  return { ...(await showStation('/shelve', handlers, language, on.device)), on };
};
const moves = () => sentTo(moveGoods).map(({ body }) => body);

it('puts scanned goods into the scanned bin, wherever the focus is', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('textbox', { name: 'Number of the goods' }));
  scanCode(first.number);
  expect(await screen.findByText('Canvas tote')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Bin, or further goods' })).toHaveValue('');
  scanCode(second.number);
  expect(await screen.findByText('Tea')).toBeVisible();
  scanCode('B-07');
  expect(await screen.findByText('2 items put into B-07', { selector: '[aria-live] *' })).toBeVisible();
  await waitFor(() => expect(moves()).toEqual([{ numbers: [first.number, second.number], bin: 'B-07' }]));
  expect(sentTo(moveGoods)[0]?.idempotencyKey).toMatch(/^[\w-]{22}$/);
  expect(screen.queryByText('Tea')).not.toBeInTheDocument();
});

it.each(
  byTurns([
    ['en', 'Several shoppersB-07 now holds goods of more than one shopper. Undo it if that is a slip.'],
    ['zh', '混放提醒B-07 中现有多位用户的商品。如放错，请撤销。'],
  ] as const),
)('puts goods beside those of another shopper, and says so in %s', async (language, words) => {
  await show(language, {
    others: [aStaffItem({ id: 'item_3', number: 'IT2611048215K', user_id: 'user_2', bin: 'B-07' })],
  });
  scanCode(first.number);
  expect(await screen.findByText('Canvas tote')).toBeVisible();
  scanCode('B-07');
  await waitFor(() => expect(signal()).toBe(words));
  await waitFor(() => expect(moves()).toEqual([{ numbers: [first.number], bin: 'B-07' }]));
});

it('takes typed codes, and counts goods that are scanned twice once', async () => {
  const { enter } = await show();
  await enter('it2611048213k');
  expect(await screen.findByText('Canvas tote')).toBeVisible();
  // A scanner that wakes up loses the first letter.
  scanCode(first.number.slice(1));
  await waitFor(() => expect(signal()).toBe(`Already scanned${first.number}`));
  await enter('b-07');
  await waitFor(() => expect(moves()).toEqual([{ numbers: [first.number], bin: 'B-07' }]));
});

it('offers the bins of the same customer, and takes a move back into the clerk’s hands', async () => {
  const { enter, user } = await show();
  await enter(first.number);
  await user.click(await screen.findByRole('button', { name: 'A-01' }));
  await waitFor(() => expect(moves()).toHaveLength(1));
  scanCode('CMD:UNDO');
  await waitFor(() => expect(moves()[1]).toEqual({ numbers: [first.number], bin: 'A-01' }));
  expect(await screen.findByText('Canvas tote')).toBeVisible();
});

it('says in Chinese what is wrong, and keeps the goods: unknown goods, a bin before goods, closed and unknown bins', async () => {
  const { enter } = await show('zh');
  scanCode('IT2611999999X');
  await waitFor(() => expect(signal()).toBe('未找到商品IT2611999999X'));
  scanCode('B-07');
  await waitFor(() => expect(signal()).toBe('请先扫描商品先扫描商品，再扫描库位。'));
  await enter(first.number);
  expect(await screen.findByText('Canvas tote')).toBeVisible();
  for (const bin of ['C-09', 'NO-WHERE', 'PK2611048213K']) {
    scanCode(bin);
    await waitFor(() => expect(signal()).toBe(`上架失败库位 ${bin} 不存在或已停用。`));
  }
  expect(screen.getByText('Canvas tote')).toBeVisible();
  expect(moves()).toEqual([]);
});

it.each([
  ...byTurns([
    ['en', 4_000, 'Too long for a number'],
    ['zh', 4_000, '编号过长'],
  ] as const),
  ['zh', 4_100, '扫码内容过长'],
] as const)('drops, in %s, a code of %d characters', async (language, length, words) => {
  await show(language);
  await screen.findByRole('textbox');
  scanCode('7'.repeat(length));
  await waitFor(() => expect(signal()).toContain(words));
  expect(sentTo(listStaffStore)).toEqual([]);
});

it('loses no scan in 60 s without a network, and sends none twice', async () => {
  const { on } = await show();
  await screen.findByRole('textbox');
  on.setOnline(false);
  scanCode(second.number);
  await waitFor(() => expect(signal()).toContain('Looked up and sent as soon as there is a network.'));
  scanCode('B-07');
  expect(await screen.findByText('1 to send')).toBeVisible();
  scanCode(first.number);
  scanCode('A-01');
  expect(await screen.findByText('2 to send')).toBeVisible();
  on.loseAnswerOf('/staff/store/move');
  on.setOnline(true);
  await waitFor(() => expect(screen.queryByText(/to send/)).not.toBeInTheDocument());
  expect(moves()).toEqual([
    { numbers: [second.number], bin: 'B-07' },
    { numbers: [first.number], bin: 'A-01' },
  ]);
  expect(on.lost).toEqual([sentTo(moveGoods)[0]?.idempotencyKey]);
});

it('keeps the goods in hand over a reload', async () => {
  const { unmount, on } = await show();
  await screen.findByRole('textbox');
  on.setOnline(false);
  scanCode(second.number);
  expect(await screen.findByText(second.number, { selector: 'li *' })).toBeVisible();
  unmount();
  on.setOnline(true);
  await show('en', { on });
  expect(await screen.findByText('Tea')).toBeVisible();
  scanCode('B-07');
  await waitFor(() => expect(moves()).toEqual([{ numbers: [second.number], bin: 'B-07' }]));
});

it('sends a move after the login that the server asked for', async () => {
  const { logIn, on } = await show('en', { lost: 1 });
  scanCode(second.number);
  expect(await screen.findByText('Tea')).toBeVisible();
  scanCode('B-07');
  await logIn(on);
  await waitFor(() => expect(moves()).toHaveLength(2));
  const keys = sentTo(moveGoods).map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(1);
});

it.each(
  byTurns([
    ['en', 'Not accepted', '1 not accepted', 'In package PK2611READY02'],
    ['zh', '未被接受', '1 条未被接受', '已放入包裹 PK2611READY02'],
  ] as const),
)('shows in %s what the server refused, with what was entered', async (language, word, button, message) => {
  const { user } = await show(language, { refused: true });
  scanCode(second.number);
  expect(await screen.findByText('Tea')).toBeVisible();
  scanCode('B-07');
  await waitFor(() => expect(signal()).toContain(word));
  expect(signal()).toContain(message);
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(second.number);
  expect(dialog).toHaveTextContent('B-07');
  expect(dialog).toHaveTextContent(message);
});

it.each(
  byTurns([
    ['en', 'They were brought here: put into B-07', 'Another warehouse'],
    ['zh', '商品已送到本仓，放入 B-07', '不在同一仓库'],
  ] as const),
)(
  'asks in %s whether goods were brought from another warehouse, and takes them back there',
  async (language, bring, word) => {
    const gz = { id: 'GZ', name: '广州仓' };
    const yw = { id: 'YW', name: '义乌仓' };
    const goods = { ...first, warehouse: gz };
    const move = mockEndpoint(moveGoodsContract, ({ body: { bin } }) => [aStaffItem({ bin, warehouse: yw })]);
    const there = [aBin({ warehouse: gz }), aBin({ code: 'B-07', warehouse: yw })];
    const { user } = await showStation(
      '/shelve',
      [move, ...warehouseHandlers({ items: [goods], bins: there })],
      language,
    );
    await screen.findByRole('textbox');
    scanCode(goods.number);
    expect(await screen.findByText('Canvas tote')).toBeVisible();
    scanCode('B-07');
    await waitFor(() => expect(signal()).toContain(word));
    expect(moves()).toEqual([]);
    await user.click(screen.getByRole('button', { name: bring }));
    await waitFor(() => expect(moves()).toEqual([{ numbers: [goods.number], bin: 'B-07', brought: true }]));
    scanCode('CMD:UNDO');
    await waitFor(() => expect(moves()[1]).toEqual({ numbers: [goods.number], bin: 'A-01', brought: true }));
  },
);

it('has goods in hand again that a bin of one shopper refused, and names the free bin', async () => {
  const move = mockEndpoint(moveGoodsContract, ({ body: { bin } }) => {
    if (bin === 'B-07') throw fail('bin_one_shopper', { bin, free: 'A-01' });
    return [aStaffItem({ bin })];
  });
  await showStation('/shelve', [move, ...warehouseHandlers({ items: [first, second], bins })], 'en');
  await screen.findByRole('textbox');
  scanCode(second.number);
  expect(await screen.findByText('Tea')).toBeVisible();
  scanCode('B-07');
  await waitFor(() => expect(signal()).toContain('Bin B-07 is for one shopper. A-01 is free'));
  expect(await screen.findByText('Tea')).toBeVisible();
  scanCode('A-01');
  await waitFor(() => expect(moves().at(-1)).toEqual({ numbers: [second.number], bin: 'A-01' }));
});
