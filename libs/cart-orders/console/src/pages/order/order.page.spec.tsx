import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  acceptPriceChangeContract,
  approveRefundContract,
  askQuestionContract,
  staffCancelOrderContract,
} from '@caravan/cart-orders/contract/orders';
import { anOrderLine, aQuestion, aStaffOrder } from '@caravan/cart-orders/contract/testing';
import { fail } from '@caravan/procurement/contract';
import { createPurchaseContract } from '@caravan/procurement/contract/schema';
import { aPurchase } from '@caravan/procurement/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { renderConsole, type ConsoleOptions } from '../../testing/render-console.ts';

const show = (order = aStaffOrder(), options: ConsoleOptions = {}) =>
  renderConsole(`/orders/${order.number}`, { orders: [order], ...options });

it('shows goods, purchases, work and history', async () => {
  await show(aStaffOrder(), { purchases: [aPurchase()] });
  expect(await screen.findByRole('heading', { name: 'CV2611A1B2C3D' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Canvas tote/ })).toHaveTextContent('¥129.00');
  expect(await screen.findByRole('row', { name: /4400112233/ })).toHaveTextContent('SF1000123456');
  expect(await screen.findByText('No open task.')).toBeInTheDocument();
  expect(screen.getByText('Placed (shopper)')).toBeInTheDocument();
});

it('records a purchase of some pieces', async () => {
  const sent: unknown[] = [];
  const create = mockEndpoint(createPurchaseContract, ({ body, request }) => {
    sent.push(body);
    expect(request.headers.get('idempotency-key')).toBeTruthy();
    return aStaffOrder({ status: 'processing' });
  });
  const { user } = await show(aStaffOrder({ lines: [anOrderLine({ quantity: 3, bought_quantity: 1 })] }), {
    handlers: [create],
  });
  const form = await screen.findByRole('form', { name: 'Record a purchase' });
  await user.click(within(form).getByRole('button', { name: 'Record' }));
  expect((await within(form).findAllByText('Please fill this in')).length).toBe(3);
  expect(sent).toEqual([]);
  await user.click(within(form).getByRole('button', { name: 'One fewer' }));
  await user.type(within(form).getByRole('textbox', { name: /Shop’s order number/ }), '4400112233');
  await user.type(within(form).getByRole('textbox', { name: /Account/ }), 'caravan-01');
  await user.type(within(form).getByRole('textbox', { name: /Paid/ }), '１２９');
  await user.click(within(form).getByRole('button', { name: 'Record' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        supplier_order_no: '4400112233',
        account: 'caravan-01',
        paid_fen: 12_900,
        expected_at: null,
        lines: [{ line_id: 'line_1', quantity: 1 }],
        shared: false,
      },
    ]),
  );
});

it('offers to share a number that is known', async () => {
  const sent: unknown[] = [];
  const create = mockEndpoint(createPurchaseContract, ({ body }) => {
    sent.push(body.shared);
    if (!body.shared) throw fail('supplier_number_known');
    return aStaffOrder({ status: 'processing' });
  });
  const { user } = await show(aStaffOrder(), { handlers: [create], language: 'zh' });
  const form = await screen.findByRole('form', { name: '登记采购' });
  await user.type(within(form).getByRole('textbox', { name: /店铺订单号/ }), '4400112233');
  await user.type(within(form).getByRole('textbox', { name: /采购账户/ }), 'a');
  await user.type(within(form).getByRole('textbox', { name: /实付金额/ }), '1');
  await user.click(within(form).getByRole('button', { name: '登记' }));
  await user.click(await within(form).findByRole('checkbox', { name: '店铺的同一笔订单也包含此订单' }));
  // A second click within two seconds counts as a double click of the first.
  await waitFor(
    async () => {
      await user.click(within(form).getByRole('button', { name: '登记' }));
      expect(sent).toEqual([false, true]);
    },
    { timeout: 5_000 },
  );
});

it('accepts or refuses a price of the shopper before it is bought', async () => {
  const sent: unknown[] = [];
  const accept = mockEndpoint(acceptPriceChangeContract, ({ body }) => {
    sent.push(body);
    return aStaffOrder({ price_review: 'accepted' });
  });
  const { user } = await show(aStaffOrder({ price_review: 'waiting' }), { handlers: [accept], roles: ['service'] });
  const form = await screen.findByRole('form', { name: 'Accept the price' });
  expect(screen.queryByRole('form', { name: 'Record a purchase' })).not.toBeInTheDocument();
  await user.type(within(form).getByRole('textbox', { name: 'Note' }), 'agreed');
  await user.click(within(form).getByRole('button', { name: 'Accept the price' }));
  await waitFor(() => expect(sent).toEqual([{ note: 'agreed' }]));
});

it('asks the shopper about a fee that the shop does not state', async () => {
  const sent: unknown[] = [];
  const ask = mockEndpoint(askQuestionContract, ({ body }) => {
    sent.push(body);
    return aStaffOrder({ question: aQuestion() });
  });
  const { user } = await show(aStaffOrder({ domestic_shipping_stated: false }), { handlers: [ask] });
  const form = await screen.findByRole('form', { name: 'Domestic shipping fee' });
  await user.type(within(form).getByRole('textbox', { name: /Fee that the shop asks/ }), '8.50');
  await user.click(within(form).getByRole('button', { name: 'Ask the shopper' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        kind: 'domestic_fee',
        text: '',
        options: [{ kind: 'pay_more', amount_fen: 850 }, { kind: 'cancel' }],
      },
    ]),
  );
});

it('cancels with a note for the shopper, and finance decides on refunds', async () => {
  const sent: unknown[] = [];
  const cancel = mockEndpoint(staffCancelOrderContract, ({ body }) => {
    sent.push(['cancel', body.note]);
    return aStaffOrder({ status: 'cancelled' });
  });
  const approve = mockEndpoint(approveRefundContract, ({ body }) => {
    sent.push(['approve', body.note]);
    return aStaffOrder({ status: 'refunded' });
  });
  const { user, unmount } = await show(aStaffOrder(), { handlers: [cancel] });
  await user.click(await screen.findByText('Cancel the order'));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'sold out');
  await user.click(screen.getByRole('button', { name: 'Cancel with a full refund' }));
  await waitFor(() => expect(sent).toEqual([['cancel', 'sold out']]));
  unmount();

  const waiting = aStaffOrder({
    status: 'refund_processing',
    refund: {
      reason: 'too slow',
      amount_fen: 10_000,
      requested_at: '2026-11-21T08:00:00.000Z',
      decided_at: null,
      note: null,
      outcome: 'waiting',
    },
  });
  const finance = await show(waiting, { handlers: [approve], roles: ['finance'] });
  expect(await screen.findByText('too slow')).toBeInTheDocument();
  await finance.user.click(screen.getByRole('button', { name: 'Approve the refund' }));
  await waitFor(() => expect(sent).toHaveLength(2));
});

it('shows an auditor no step', async () => {
  await show(aStaffOrder({ price_review: 'waiting', domestic_shipping_stated: false }), { roles: ['auditor'] });
  await screen.findByRole('heading', { name: 'CV2611A1B2C3D' });
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});
