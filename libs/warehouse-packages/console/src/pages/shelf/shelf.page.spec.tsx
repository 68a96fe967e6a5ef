import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testStaff } from '@caravan/console-core/testing';
import { loseGoods, turnUpGoods, type NewPrint } from '@caravan/warehouse-packages/contract';
import {
  createPrintContract,
  loseGoodsContract,
  turnUpGoodsContract,
} from '@caravan/warehouse-packages/contract/staff';
import { aLoss, aStaffItem } from '@caravan/warehouse-packages/contract/testing/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { warehouseHandlers } from '../../mocks/warehouse.handlers.ts';
import { showPage } from '../../testing/show-page.ts';

const items = [
  aStaffItem({ bin: 'A-01', check: 'due', days_left: 3 }),
  aStaffItem({ id: 'item_2', number: 'IT2611048214K', name: 'Tea', bin: null }),
];

it('lists goods with their bin and what is due', async () => {
  await showPage('/shelf', warehouseHandlers({ items }));
  const row = await screen.findByRole('row', { name: /IT2611048213K/ });
  for (const words of ['A-01', 'Check due', '3 free days left']) expect(row).toHaveTextContent(words);
  expect(screen.getByRole('row', { name: /IT2611048214K/ })).toHaveTextContent('No bin');
});

it('is filtered by the address, in Chinese', async () => {
  await showPage('/shelf?bin=A-01', warehouseHandlers({ items }), 'zh');
  expect(await screen.findByRole('row', { name: /IT2611048213K/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /IT2611048214K/ })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: '库位' })).toHaveValue('A-01');
});

it('prints the labels of chosen goods', async () => {
  const asked: NewPrint[] = [];
  const print = mockEndpoint(createPrintContract, ({ body }) => {
    asked.push(body);
    return { url: '/v1/prints/token', expires_at: '2026-11-23T10:00:00.000Z' };
  });
  const { user } = await showPage('/shelf', [print, ...warehouseHandlers({ items })]);
  await user.click(await screen.findByRole('checkbox', { name: 'Choose IT2611048214K' }));
  await user.click(screen.getByRole('button', { name: 'Print 1 label' }));
  await waitFor(() => expect(asked).toEqual([{ kind: 'item', refs: ['IT2611048214K'], size: '60x40' }]));
});

it.each(
  byTurns([
    ['en', 'End the search for IT2611048214K', 'Reason', 'End as lost, pay back ¥264.00'],
    ['zh', '结束查找 IT2611048214K', '原因', '按遗失结束，退款 ¥264.00'],
  ] as const),
)('ends a search as lost in %s, after what is paid back was shown', async (language, open, reason, end) => {
  const searched = items.map((item) => ({ ...item, missing_at: item.bin ? null : '2026-11-23T09:00:00.000Z' }));
  const handlers = [
    mockEndpoint(loseGoodsContract, ({ body: { note } }) => ({
      ...aLoss(aStaffItem()),
      note,
      at: '2026-11-24T09:00:00.000Z',
    })),
    ...warehouseHandlers({ items: searched }),
  ];
  const me = { ...testStaff, roles: ['service' as const] };
  const { user } = await showPage('/shelf', handlers, language, { me });
  await user.click(await screen.findByRole('button', { name: open }));
  const button = await screen.findByRole('button', { name: end });
  expect(screen.getByText('¥258.00')).toBeVisible();
  await user.click(button);
  expect(sentTo(loseGoods)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: new RegExp(reason) }), 'looked everywhere');
  await user.click(button);
  await waitFor(() =>
    expect(sentTo(loseGoods)).toMatchObject([
      { params: { number: 'IT2611048214K' }, body: { note: 'looked everywhere' } },
    ]),
  );
});

it('records what becomes of lost goods that turned up', async () => {
  const lost = aStaffItem({ lost_at: '2026-11-24T09:00:00.000Z' });
  const record = mockEndpoint(turnUpGoodsContract, ({ params, body: { note } }) => ({
    ...{ number: params.number, note },
    at: '2026-11-25T09:00:00.000Z',
  }));
  const me = { ...testStaff, roles: ['service' as const] };
  const handlers = [record, ...warehouseHandlers({ items: [lost, ...items.slice(1)] })];
  const { user } = await showPage('/shelf?only=lost', handlers, 'en', { me });
  const row = await screen.findByRole('row', { name: /IT2611048213K/ });
  expect(screen.queryByRole('row', { name: /IT2611048214K/ })).not.toBeInTheDocument();
  expect(row).toHaveTextContent('Lost, paid back');
  await user.click(within(row).getByRole('button', { name: 'IT2611048213K turned up' }));
  await user.type(await screen.findByRole('textbox', { name: /What becomes of it/ }), 'in the cage');
  await user.click(screen.getByRole('button', { name: 'Record it' }));
  await waitFor(() =>
    expect(sentTo(turnUpGoods)).toMatchObject([{ params: { number: 'IT2611048213K' }, body: { note: 'in the cage' } }]),
  );
});
