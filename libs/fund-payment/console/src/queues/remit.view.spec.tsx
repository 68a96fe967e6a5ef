import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderQueueView } from '@caravan/console-core/testing';
import { confirmRemittance, fail, rejectRemittance } from '@caravan/fund-payment/contract';
import { confirmRemittanceContract, rejectRemittanceContract } from '@caravan/fund-payment/contract/staff';
import { aPayment } from '@caravan/fund-payment/contract/testing';
import { aStaffPaymentDetail, aStaffRemittance } from '@caravan/fund-payment/contract/testing/staff';
import { aTask } from '@caravan/tasks/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { sentTo } from '@caravan/web-core/testing';
import { fundPaymentConsole } from '../fund-payment.console.ts';
import { moneyHandlers } from '../mocks/fund-payment.handlers.ts';
import { view } from './remit.view.tsx';

const task = aTask({
  queue: 'remit',
  ref: 'payment_1',
  title: '4821304821',
  facts: { country: 'GB', amount: '37.20', currency: 'USD', version: 2 },
});
const payment = aStaffPaymentDetail({ method: 'westpay', status: 'pending', remittance: aStaffRemittance() });

const show = (
  handlers: NonNullable<Parameters<typeof renderQueueView>[1]['handlers']> = [],
  language: 'en' | 'zh' = 'en',
  shown = payment,
) => {
  const onDone = vi.fn();
  const opened = renderQueueView(view, {
    feature: fundPaymentConsole,
    task,
    language,
    handlers: [...handlers, ...moneyHandlers([shown], [])],
    onDone,
  });
  return { onDone, opened };
};

it('says what becomes of the received amount, and confirms the version that was read', async () => {
  const { onDone, opened } = show([mockEndpoint(confirmRemittanceContract, () => aPayment({ status: 'succeeded' }))]);
  const { user } = await opened;
  const form = within(await screen.findByRole('form', { name: 'The money has arrived' }));
  const amount = form.getByRole('textbox', { name: /Received/ });
  await user.click(form.getByRole('button', { name: 'Confirm the remittance' }));
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/fill this in/));
  await user.type(amount, '263.99');
  expect(form.getByText(/Below the amount due/)).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '264');
  expect(form.getByText('Exactly the amount due.')).toBeVisible();
  await user.type(amount, '.50');
  expect(form.getByText('¥0.50 above the amount due goes to the shopper’s balance.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Confirm the remittance' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sentTo(confirmRemittance)).toMatchObject([
    { params: { payment_id: 'payment_1' }, body: { amount_fen: 26_450, version: 2, mtcn: '4821304821' } },
  ]);
});

it('says what was asked for with an exchange margin, and to enter the amount due if all of it has arrived', async () => {
  const charge = { amount: '37.96', currency: 'USD', day_rate: '0.1409', margin_bp: 200 };
  await show([], 'en', { ...payment, charge }).opened;
  expect(await screen.findByText('37.96 USD')).toBeVisible();
  expect(screen.getByText(/^With an exchange margin of 2%.* enter the amount due\.$/)).toBeVisible();
});

it('keeps what was typed when the shopper has corrected the remittance, in Chinese', async () => {
  const refuse = mockEndpoint(confirmRemittanceContract, () => {
    throw fail('changed_meanwhile');
  });
  const { onDone, opened } = show([refuse], 'zh');
  const { user } = await opened;
  const form = within(await screen.findByRole('form', { name: '款项已到账' }));
  await user.type(form.getByRole('textbox', { name: /到账金额/ }), '264');
  await user.click(form.getByRole('button', { name: '确认汇款' }));
  expect(await screen.findByText('用户已更正汇款信息，请重新核对。')).toBeVisible();
  expect(form.getByRole('textbox', { name: /到账金额/ })).toHaveValue('264');
  expect(onDone).not.toHaveBeenCalled();
});

it('rejects a remittance whose money cannot be found', async () => {
  const { onDone, opened } = show([mockEndpoint(rejectRemittanceContract, () => aPayment({ status: 'failed' }))]);
  const { user } = await opened;
  await user.click(await screen.findByText('The money cannot be found'));
  const form = within(screen.getByRole('form', { name: 'The money cannot be found' }));
  await user.type(form.getByRole('textbox', { name: /Note/ }), 'Not at the bank');
  await user.click(form.getByRole('button', { name: 'Reject the remittance' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sentTo(rejectRemittance)).toMatchObject([{ body: { note: 'Not at the bank', version: 2 } }]);
});
