import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { NewPrint } from '@caravan/warehouse-packages/contract';
import { createPrintContract } from '@caravan/warehouse-packages/contract/staff';
import { aStaffItem } from '@caravan/warehouse-packages/contract/testing/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
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
