import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fail, type Purchase } from '@caravan/procurement/contract';
import { listPurchasesContract, settlePurchaseContract } from '@caravan/procurement/contract/schema';
import { aPurchase, aStatementLine } from '@caravan/procurement/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns } from '@caravan/web-core/testing';
import { renderConsole, type ConsoleOptions } from '../../testing/render-console.ts';

const differing = (over: Partial<Purchase> = {}): Purchase =>
  aPurchase({ books: 'differs', statement_fen: 26_000, ...over });

const purchases = [
  differing(),
  aPurchase({
    id: 'purchase_2',
    supplier_order_no: '4400998877',
    books: 'matched',
    statement_fen: 27_000,
    settlement: { note: 'A fee', by: 'lin', at: '2026-11-24T08:00:00.000Z' },
  }),
  aPurchase({ id: 'purchase_3', supplier_order_no: '4400554433' }),
];
const lines = [aStatementLine({ supplier_order_no: '4400112233', amount_fen: 26_000, purchase_id: 'purchase_1' })];

const show = (options: ConsoleOptions = {}, path = '/money/purchases') =>
  renderConsole(path, { purchases, lines, roles: ['finance'], ...options });

it('compares purchases with the statements', async () => {
  await show();
  const row = await screen.findByRole('row', { name: /4400112233/ });
  for (const text of ['¥266.00', '¥260.00', '-¥6.00', 'Differs']) expect(within(row).getByText(text)).toBeVisible();
  expect(within(row).getByRole('link', { name: 'CV2611A1B2C3D' })).toHaveAttribute('href', '/orders/CV2611A1B2C3D');
  const settled = screen.getByRole('row', { name: /4400998877/ });
  expect(within(settled).getByText('+¥4.00')).toBeVisible();
  expect(within(settled).getByText('A fee (lin)')).toBeVisible();
  expect(screen.getByRole('row', { name: /4400554433/ })).toHaveTextContent('No statement');
  expect(screen.getByRole('link', { name: 'Import a statement' })).toHaveAttribute('href', '/money/purchases/import');
});

it('filters in the address, in Chinese', async () => {
  const { user, location } = await show({ language: 'zh' });
  await user.selectOptions(await screen.findByRole('combobox', { name: '状态' }), '有差异');
  await user.click(screen.getByRole('button', { name: '筛选' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /4400998877/ })).not.toBeInTheDocument());
  expect(await screen.findByRole('row', { name: /4400112233/ })).toHaveTextContent('有差异');
  expect(location()).toBe('/money/purchases?books=differs');
});

it('settles the difference of the amounts in view, less what the seller paid back, with a reason', async () => {
  const sent: unknown[] = [];
  const settle = mockEndpoint(settlePurchaseContract, ({ params, body, request }) => {
    sent.push([params.id, body, request.headers.has('idempotency-key')]);
    return differing({ books: 'matched' });
  });
  const repaid = [differing({ repaid_fen: 700, statement_fen: 25_000 })];
  const { user } = await show({ purchases: repaid, handlers: [settle] });
  const row = await screen.findByRole('row', { name: /4400112233/ });
  for (const text of ['less ¥7.00 paid back for returns', '-¥9.00']) expect(within(row).getByText(text)).toBeVisible();
  await user.click(within(row).getByRole('button', { name: 'Settle the difference of 4400112233' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/caravan-01/)).toBeVisible();
  expect(within(dialog).getByText('¥7.00')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Settle' }));
  expect(await within(dialog).findByRole('textbox', { name: /Reason/ })).toHaveAccessibleDescription(
    /Please fill this in/,
  );
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'A coupon');
  await user.click(within(dialog).getByRole('button', { name: 'Settle' }));
  expect(await screen.findByText('The difference is settled')).toBeInTheDocument();
  expect(sent).toEqual([['purchase_1', { note: 'A coupon', statement_fen: 25_000, paid_fen: 25_900 }, true]]);
});

it('keeps the reason and shows the new amounts if a line came meanwhile', async () => {
  let stated = 26_000;
  const list = mockEndpoint(listPurchasesContract, () => ({
    items: [differing({ statement_fen: stated })],
    next: null,
    count: 1,
  }));
  const settle = mockEndpoint(settlePurchaseContract, () => {
    stated = 25_000;
    throw fail('changed_meanwhile', { by: null, version: 1 });
  });
  const { user } = await show({ handlers: [list, settle] });
  await user.click(await screen.findByRole('button', { name: 'Settle the difference of 4400112233' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'A coupon');
  await user.click(within(dialog).getByRole('button', { name: 'Settle' }));
  expect(await within(dialog).findByText('-¥16.00')).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: /Reason/ })).toHaveValue('A coupon');
});

it('offers buyers and auditors to read, and nothing to change', async () => {
  await show({ roles: ['buyer', 'auditor'] });
  await screen.findByRole('row', { name: /4400112233/ });
  expect(screen.queryByRole('button', { name: /Settle/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Import a statement' })).not.toBeInTheDocument();
});

it('exports the filtered list as a file', async () => {
  const asked: string[] = [];
  const list = mockEndpoint(listPurchasesContract, ({ query, request }) => {
    if (query.format === 'csv') {
      asked.push(new URL(request.url).search);
      // The browser of the tests cannot save a file.
      throw fail('forbidden');
    }
    return { items: purchases, next: null, count: 3 };
  });
  const { user } = await show({ handlers: [list] }, '/money/purchases?books=differs');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(asked).toEqual(['?books=differs&format=csv']));
});

it.each(
  byTurns([
    ['en', 'Every line has a purchase.', 'Lines without a purchase'],
    ['zh', '所有明细都有对应的采购单。', '无采购单的明细'],
  ] as const),
)('lists in %s the lines without a purchase', async (language, empty, title) => {
  const unknown = aStatementLine({ amount_fen: -12_800, note: 'Express' });
  const { unmount } = await show({ language, lines: [...lines, unknown] }, '/money/purchases/unknown');
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  const row = await screen.findByRole('row', { name: /4400777777/ });
  for (const text of ['-¥128.00', 'Express', 'lin']) expect(within(row).getByText(text)).toBeVisible();
  expect(screen.queryByRole('row', { name: /4400112233/ })).not.toBeInTheDocument();
  unmount();
  await show({ language }, '/money/purchases/unknown');
  expect(await screen.findByText(empty)).toBeVisible();
});
