import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fail } from '@caravan/warehouse-packages/contract';
import { scanPickContract } from '@caravan/warehouse-packages/contract/staff';
import { aPick, aPickLine } from '@caravan/warehouse-packages/contract/testing/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { warehouseHandlers } from '../../mocks/warehouse.handlers.ts';
import { showStation } from '../../testing/show-page.ts';

const near = aPickLine();
const far = aPickLine({ item_id: 'item_2', item_number: 'IT2611048214K', name: 'Tea', bin: 'Z-09' });
const list = aPick({ lines: [near, far], left: 2 });
const picked = { ...near, picked_at: '2026-11-23T09:00:00.000Z' };

const show = async (language: 'en' | 'zh' = 'en') => {
  const scan = mockEndpoint(scanPickContract, ({ body: { code } }) => {
    if (code !== near.item_number) throw fail('wrong_item', { code });
    return { ...list, lines: [picked, far], left: 1 };
  });
  const path = `/pick/${list.id}`;
  const shown = await showStation(path, [scan, ...warehouseHandlers({ picks: [list] })], language);
  return shown;
};

it('leads from bin to bin', async () => {
  const { enter } = await show();
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringContaining('A-01'),
    expect.stringContaining('Z-09'),
  ]);
  await enter(near.item_number.toLowerCase());
  expect(await screen.findByText('1 to go')).toBeVisible();
  expect(screen.getAllByText('Z-09')).toHaveLength(2);
});

it('stops wrong goods, in Chinese', async () => {
  const { enter } = await show('zh');
  await enter('IT2611999999X');
  expect(await screen.findByText('商品不对')).toBeVisible();
  expect(screen.getByText('IT2611999999X 不在此清单中，请放回原处')).toBeVisible();
});

it('leads to the packing table', async () => {
  await show();
  expect(await screen.findByRole('link', { name: 'To the packing table' })).toHaveAttribute('href', '/pack');
});
