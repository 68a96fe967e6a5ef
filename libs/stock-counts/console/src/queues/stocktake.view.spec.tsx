import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderQueueView, testStaff } from '@caravan/console-core/testing';
import { decideStockCount, fail, type StockCountDetail } from '@caravan/stock-counts/contract';
import { decideStockCountContract } from '@caravan/stock-counts/contract/staff';
import { aWaitingCount } from '@caravan/stock-counts/contract/testing';
import { aTask } from '@caravan/tasks/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { stockCountsHandlers } from '../mocks/stock-counts.handlers.ts';
import { stockCountsConsole } from '../stock-counts.console.ts';
import { view } from './stocktake.view.tsx';

type Refusal = () => Error;

const show = (count: StockCountDetail, language: 'en' | 'zh' = 'en', refusal?: Refusal) => {
  const decide = mockEndpoint(decideStockCountContract, () => {
    if (refusal) throw refusal();
    return { ...count, state: 'done' as const };
  });
  return renderQueueView(view, {
    feature: stockCountsConsole,
    language,
    task: aTask({
      queue: 'stocktake',
      kind: 'stock_count',
      ref: count.number,
      title: count.bin,
      facts: { missing: 1 },
    }),
    handlers: [decide, ...stockCountsHandlers([count])],
    me: { ...testStaff, roles: ['service'] },
  });
};

it.each(
  byTurns([
    ['en', 'Confirm all 2 differences', 'In the paid package PK2611READY02', 'The records say B-07', 'Decided'],
    ['zh', '确认全部 2 项差异', '属于已付款包裹 PK2611READY02', '记录库位为 B-07', '已处理'],
  ] as const),
)('confirms all differences at once (%s)', async (language, all, paid, elsewhere, done) => {
  const { user } = await show(aWaitingCount(), language);
  await user.click(await screen.findByRole('button', { name: all }));
  expect(await screen.findByText(done)).toBeVisible();
  for (const words of [paid, elsewhere]) expect(screen.getByText(new RegExp(words))).toBeVisible();
  expect(sentTo(decideStockCount).map(({ body }) => body)).toEqual([
    {
      decisions: [
        { number: 'IT2611048213K', decision: 'confirm' },
        { number: 'IT2611048214K', decision: 'confirm' },
      ],
    },
  ]);
});

it('has one of the differences counted again, and shows why it was refused', async () => {
  const { user } = await show(aWaitingCount(), 'en', () => fail('own_count'));
  const goods = await screen.findByText('Tea');
  const card = goods.closest('li');
  if (!card) throw new Error('the goods are in a list');
  await user.click(within(card).getByRole('button', { name: 'Count again' }));
  await waitFor(() =>
    expect(sentTo(decideStockCount).map(({ body }) => body)).toEqual([
      { decisions: [{ number: 'IT2611048214K', decision: 'again' }] },
    ]),
  );
  expect(await screen.findByText('You counted this bin, so a colleague must decide')).toBeVisible();
});

it('says what to do about goods that may not share the bin', async () => {
  const { user } = await show(aWaitingCount(), 'en', () => fail('bin_one_shopper', { bin: 'B-07', free: 'B-08' }));
  await user.click(await screen.findByRole('button', { name: /^Confirm all/ }));
  expect(
    await screen.findByText(/B-08 is free\. Have the goods put into another bin at the shelving station/),
  ).toBeVisible();
});

it('offers no decision to whoever counted', async () => {
  await show(aWaitingCount({ may_decide: false }));
  expect(await screen.findByText('You counted this bin, so a colleague decides.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Confirm/ })).not.toBeInTheDocument();
});
