import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fail, updateExchangeRates, type StaffExchangeRates } from '@caravan/content/contract';
import { getStaffExchangeRatesContract, updateExchangeRatesContract } from '@caravan/content/contract/staff';
import { someExchangeRates } from '@caravan/content/contract/testing/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { sentTo } from '@caravan/web-core/testing';
import { renderConsole } from '../../testing/render-console.ts';

const finance = { roles: ['finance'] as const };

it('lists rates with yuan, day and source, for every member of staff', async () => {
  await renderConsole('/settings/rates', { roles: ['packer'] });
  const row = await screen.findByRole('row', { name: /USD/ });
  expect(row).toHaveTextContent('1.025');
  // 8.2 yuan and 1.025 dollars are one euro.
  expect(within(row).getByRole('cell', { name: '8' })).toBeInTheDocument();
  expect(row).toHaveTextContent('European Central Bank');
  expect(screen.queryByRole('button', { name: /Edit/ })).not.toBeInTheDocument();
});

it('sets a rate, and says first by how much it differs', async () => {
  const { user } = await renderConsole('/settings/rates', finance);
  expect(screen.queryByRole('button', { name: 'Edit EUR' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Edit USD' }));
  const form = within(await screen.findByRole('form', { name: 'Exchange rate' }));
  const rate = form.getByRole('textbox', { name: /Units for 1 EUR/ });
  await user.clear(rate);
  await user.type(rate, '1.1275');
  expect(form.getByRole('status')).toHaveTextContent('+10% against the stored rate of 1.025.');
  fireEvent.change(form.getByLabelText(/Day of the rate/), { target: { value: '2026-11-22' } });
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentTo(updateExchangeRates)).toMatchObject([{ body: { as_of: '2026-11-22', per_euro: { USD: '1.1275' } } }]);
});

it('says nothing of payments while all rates may price one', async () => {
  await renderConsole('/settings/rates', finance);
  await screen.findByRole('row', { name: /USD/ });
  expect(screen.queryByText('Some rates may not price a payment')).not.toBeInTheDocument();
});

it.each([
  ['en', 'Some rates may not price a payment', 'Older than five working days', 'Prices no payment'],
  ['zh', '部分汇率不能用于收款', '超过五个工作日', '不用于收款'],
] as const)(
  'marks rates that may price no payment, and says what is refused (%s)',
  async (language, title, old, shipped) => {
    const unfit: Record<string, StaffExchangeRates[number]['unfit']> = { CNY: 'old', USD: 'shipped' };
    const rates = someExchangeRates().map((rate) => ({ ...rate, unfit: unfit[rate.currency] ?? null }));
    await renderConsole('/settings/rates', {
      ...finance,
      language,
      handlers: [mockEndpoint(getStaffExchangeRatesContract, () => rates)],
    });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('row', { name: /CNY/ })).toHaveTextContent(old);
    expect(screen.getByRole('row', { name: /USD/ })).toHaveTextContent(shipped);
    expect(screen.getByRole('row', { name: /^EUR/ })).not.toHaveTextContent(old);
  },
);

it('says at the day, in Chinese, that a newer rate is stored', async () => {
  const { user } = await renderConsole('/settings/rates', {
    ...finance,
    language: 'zh',
    handlers: [
      mockEndpoint(updateExchangeRatesContract, () => {
        throw fail('newer_rate', { fields: { as_of: '已有更晚日期的汇率' } });
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: '修改 USD' }));
  const form = within(await screen.findByRole('form', { name: '汇率' }));
  await user.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(form.getByLabelText(/汇率日期/)).toBeInvalid());
  expect(form.getByText('已有更晚日期的汇率')).toBeInTheDocument();
});
