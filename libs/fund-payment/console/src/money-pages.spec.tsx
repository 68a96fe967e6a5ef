import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consoleCoreFeature } from '@caravan/console-core';
import { listLedger, listStaffPayments } from '@caravan/fund-payment/contract';
import { aLedgerTransaction, aStaffPaymentDetail } from '@caravan/fund-payment/contract/testing/staff';
import { renderRoute, sentTo } from '@caravan/web-core/testing';
import { fundPaymentConsole } from './fund-payment.console.ts';
import { moneyHandlers } from './mocks/fund-payment.handlers.ts';

const refunded = aStaffPaymentDetail({
  refunded_fen: 1_000,
  refunds: [
    {
      id: 'refund_1',
      kind: 'order',
      ref: 'CV26110482131',
      amount_fen: 1_000,
      status: 'sending',
      transaction_no: 'TX26114821305',
      provider_ref: null,
      created_at: '2026-11-21T08:00:00.000Z',
    },
  ],
});
const failed = aStaffPaymentDetail({
  id: 'payment_2',
  kind: 'recharge',
  refs: [],
  status: 'failed',
  failure: 'payment_failed',
  transactions: [],
});

const show = (path: string, language: 'en' | 'zh' = 'en') =>
  renderRoute({
    features: [consoleCoreFeature, fundPaymentConsole],
    path,
    language,
    handlers: moneyHandlers([refunded, failed], [aLedgerTransaction()]),
    loggedIn: true,
  });

it('lists payments with what was given back, and filters them by status', async () => {
  const { user } = await show('/money/payments');
  const row = (await screen.findByText('CV26110482131')).closest('tr') as HTMLElement;
  expect(row).toHaveTextContent('Paid');
  expect(row).toHaveTextContent('¥264.00');
  expect(row).toHaveTextContent('¥10.00');
  expect(within(row).getByRole('link', { name: 'CV26110482131' })).toHaveAttribute('href', '/orders/CV26110482131');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'failed');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await waitFor(() => expect(screen.queryByText('CV26110482131')).not.toBeInTheDocument());
  await waitFor(() => expect(sentTo(listStaffPayments).at(-1)).toMatchObject({ query: { status: 'failed' } }));
});

it('shows a payment with its refunds and each movement of its money', async () => {
  await show('/money/payments/payment_1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Refunds' })).toHaveTextContent('Payer, on its way');
  const entries = screen.getByRole('table', { name: 'Entries' });
  expect(within(entries).getByRole('link', { name: 'Balance of a shopper' })).toHaveAttribute('href', '/people/user_1');
  expect(entries).toHaveTextContent('Revenue: orders');
  expect(entries).toHaveTextContent('+¥264.00');
});

it('shows why a payment failed, in Chinese, and that no money moved', async () => {
  await show('/money/payments/payment_2', 'zh');
  expect(await screen.findByText('没有退款。')).toBeVisible();
  expect(screen.getByText('没有资金变动。')).toBeVisible();
  expect(screen.getByText('付款失败')).toBeVisible();
});

it('lists the ledger by type, and opens a movement', async () => {
  const { user } = await show('/money/ledger', 'zh');
  await screen.findByText('收入：订单');
  await user.selectOptions(screen.getByRole('combobox', { name: '类型' }), 'payment');
  await user.click(screen.getByRole('button', { name: '筛选' }));
  await waitFor(() => expect(sentTo(listLedger).at(-1)).toMatchObject({ query: { type: 'payment' } }));
  await user.click(await screen.findByRole('link', { name: 'TX26114821304' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'TX26114821304' })).toBeVisible();
  expect(screen.getByRole('table', { name: '分录' })).toHaveTextContent('变动后余额');
});

it.each(['/money/payments/payment_9', '/money/ledger/TX9'])('says that %s does not exist', async (path) => {
  await show(path);
  expect(await screen.findByRole('heading', { name: 'We could not find this' })).toBeVisible();
});
