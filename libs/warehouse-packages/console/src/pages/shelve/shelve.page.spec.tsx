import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fail, type GoodsMove } from '@caravan/warehouse-packages/contract';
import { moveGoodsContract } from '@caravan/warehouse-packages/contract/staff';
import { aStaffItem } from '@caravan/warehouse-packages/contract/testing/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { warehouseHandlers } from '../../mocks/warehouse.handlers.ts';
import { showStation } from '../../testing/show-page.ts';

const [first, second] = [
  aStaffItem({ bin: 'A-01' }),
  aStaffItem({ id: 'item_2', number: 'IT2611048214K', name: 'Tea', bin: null }),
];

const show = async (language: 'en' | 'zh' = 'en', refused = false) => {
  const moves: GoodsMove[] = [];
  const move = mockEndpoint(moveGoodsContract, ({ body }) => {
    if (refused) throw fail('bin_unknown', { bin: body.bin });
    moves.push(body);
    return [aStaffItem({ bin: body.bin })];
  });
  const shown = await showStation('/shelve', [move, ...warehouseHandlers({ items: [first, second] })], language);
  return { ...shown, moves };
};

it('puts scanned goods into the scanned bin', async () => {
  const { enter, moves } = await show();
  await enter('it2611048213k');
  expect(await screen.findByText('Canvas tote')).toBeVisible();
  await enter('IT2611048214K');
  expect(await screen.findByText('Tea')).toBeVisible();
  await enter('b-07');
  expect(await screen.findByText('2 items put into B-07')).toBeVisible();
  expect(moves).toEqual([{ numbers: [first.number, second.number], bin: 'B-07' }]);
  expect(screen.queryByText('Tea')).not.toBeInTheDocument();
});

it('offers the bins of the same customer, and takes a move back', async () => {
  const { enter, moves, user } = await show();
  await enter(first.number);
  await user.click(await screen.findByRole('button', { name: 'A-01' }));
  await waitFor(() => expect(moves).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(moves[1]).toEqual({ numbers: [first.number], bin: 'A-01' }));
});

it('says in Chinese what is wrong: unknown goods, a bin before goods, a closed bin', async () => {
  const { enter } = await show('zh', true);
  await enter('IT2611999999X');
  expect(await screen.findByText('未找到商品')).toBeVisible();
  await enter('B-07');
  expect(await screen.findByText('请先扫描商品')).toBeVisible();
  await enter(first.number);
  expect(await screen.findByText('Canvas tote')).toBeVisible();
  await enter('B-07');
  expect(await screen.findByText('库位 B-07 不存在或已停用')).toBeVisible();
  expect(screen.getByText('Canvas tote')).toBeVisible();
});
