import { screen, waitFor, within } from '@testing-library/react';
import { consoleCoreFeature } from '@caravan/console-core';
import { consoleTestLayout, renderQueueView, testStaff } from '@caravan/console-core/testing';
import { fail, settlePaymentDifference } from '@caravan/fund-payment/contract';
import { settlePaymentDifferenceContract } from '@caravan/fund-payment/contract/staff';
import { aDispute, aPaymentDifference, aStaffPaymentDetail } from '@caravan/fund-payment/contract/testing/staff';
import type { StaffRole } from '@caravan/kernel';
import { aTask } from '@caravan/tasks/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, renderRoute, sentTo } from '@caravan/web-core/testing';
import { describe, expect, it } from 'vitest';
import { fundPaymentConsole } from './fund-payment.console.ts';
import { texts as en } from './i18n/en.ts';
import { texts as zh } from './i18n/zh.ts';
import { claimHandlers, moneyHandlers } from './mocks/fund-payment.handlers.ts';
import { view } from './queues/dispute.view.tsx';

const payment = aStaffPaymentDetail({ refunded_fen: 1_000 });
const disputes = [
  aDispute(),
  aDispute({
    id: 'dp_2',
    payment_id: null,
    user_id: null,
    kind: null,
    refs: [],
    reason: 'x',
    status: 'lost',
    open: false,
  }),
];
const differences = [
  aPaymentDifference(),
  aPaymentDifference({ id: 'difference_2', kind: 'capture_unknown', our_amount: null, payment_id: null }),
  aPaymentDifference({ id: 'difference_3', closed_at: '2026-11-23T08:00:00.000Z', outcome: 'card', note: 'Card seen' }),
];
const settled = mockEndpoint(settlePaymentDifferenceContract, ({ body }) =>
  aPaymentDifference({ ...body, closed_at: '2026-11-23T08:00:00.000Z' }),
);

const handlers = [...claimHandlers(disputes, differences), ...moneyHandlers([payment], [])];

const show = (path: string, language: 'en' | 'zh' = 'en', role: StaffRole = 'finance', first = [settled]) =>
  renderRoute({
    features: [consoleCoreFeature, fundPaymentConsole],
    path,
    language,
    handlers: [...first, ...handlers],
    loggedIn: true,
    appLayout: consoleTestLayout({ me: { ...testStaff, roles: [role] } }),
  });

const rowOf = (name: string) => within(screen.getByText(name).closest('tr') as HTMLElement);

describe.each(
  byTurns([
    ['en', en],
    ['zh', zh],
  ] as const),
)('in %s', (language, texts) => {
  it('disputes lead to what is at stake: the payment, its order, and what was not given back', async () => {
    const { user } = await show('/money/disputes', language);
    await screen.findByText('dp_2');
    expect(rowOf('dp_2').getByText(texts.disputes.statuses.lost)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: texts.disputes.status }), 'open');
    await user.click(screen.getByRole('button', { name: /^(Filter|筛选)$/ }));
    await waitFor(() => expect(screen.queryByText('dp_2')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('link', { name: 'dp_1' }));

    const report = await screen.findByRole('region', { name: texts.dispute.facts });
    expect(report).toHaveTextContent(texts.disputes.reasons.product_not_received);
    expect(report).toHaveTextContent('264.00 CNY');
    const about = screen.getByRole('region', { name: texts.dispute.payment });
    expect(await within(about).findByText('¥254.00')).toBeVisible();
    expect(within(about).getByRole('link', { name: 'CV26110482131' })).toHaveAttribute('href', '/orders/CV26110482131');
    expect(within(about).getByRole('link', { name: 'payment_1' })).toHaveAttribute('href', '/money/payments/payment_1');
  });

  it('a difference about a refund is settled by where the money is, with a note', async () => {
    const { user } = await show('/money/differences', language);
    await user.click(
      await screen.findByRole('button', { name: texts.differences.settleOf.replace('{{id}}', 'difference_1') }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: texts.differences.settle }));
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/fill this in|请填写此项/));
    expect(sentTo(settlePaymentDifference)).toEqual([]);
    expect(dialog.queryByRole('radio', { name: texts.differences.outcomes.noted })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: texts.differences.outcomes.balance }));
    await user.type(dialog.getByRole('textbox'), 'Card closed');
    await user.click(dialog.getByRole('button', { name: texts.differences.settle }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sentTo(settlePaymentDifference).at(-1)).toMatchObject({
      params: { id: 'difference_1' },
      body: { outcome: 'balance', note: 'Card closed' },
    });
  });
});

it('a dispute of a payment that is not ours says so, and one that is unknown does not exist', async () => {
  const { unmount } = await show('/money/disputes/dp_2');
  expect(await screen.findByText(en.dispute.noPayment)).toBeVisible();
  unmount();
  await show('/money/disputes/none');
  expect(await screen.findByRole('heading', { name: 'We could not find this' })).toBeVisible();
});

it('the queue of disputes shows the same beside its list', async () => {
  const task = aTask({ queue: 'dispute', ref: 'dp_1', title: 'fraudulent', facts: { minor: 26_400, currency: 'CNY' } });
  await renderQueueView(view, { feature: fundPaymentConsole, task, handlers, onDone: () => undefined });
  expect(await screen.findByRole('link', { name: 'dp_1' })).toHaveAttribute('href', '/money/disputes/dp_1');
  expect(await screen.findByText('¥254.00')).toBeVisible();
});

it('a difference that moves no money offers only that, and a settled one shows how', async () => {
  const { user } = await show('/money/differences');
  await user.click(await screen.findByRole('button', { name: 'Settle the difference difference_2' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('radio')).toHaveLength(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'closed');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(await screen.findByText('Card seen')).toBeVisible();
  expect(screen.getByText(en.differences.outcomes.card)).toBeVisible();
});

it('a difference that has ended meanwhile is read again', async () => {
  const ended = mockEndpoint(settlePaymentDifferenceContract, () => {
    throw fail('wrong_state');
  });
  const { user } = await show('/money/differences', 'en', 'finance', [ended]);
  await user.click(await screen.findByRole('button', { name: 'Settle the difference difference_2' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Refunded there');
  await user.click(dialog.getByRole('button', { name: 'Settle' }));
  expect(await screen.findByText(en.differences.gone)).toBeVisible();
});

it('an auditor reads differences and settles none', async () => {
  await show('/money/differences', 'en', 'auditor');
  expect(await screen.findByText(en.differences.kinds.refund_held)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Settle/ })).not.toBeInTheDocument();
});
