import { screen, waitFor, within } from '@testing-library/react';
import { changeStaffWarehouses, fail, planHandlingFee } from '@caravan/forwarding/contract';
import { planHandlingFeeContract } from '@caravan/forwarding/contract/staff';
import { forwardingConsolePaths } from '@caravan/routes/console';
import { byTurns, mockEndpoint, sentTo } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { showPage } from '../../testing/show-page.ts';

const path = forwardingConsolePaths.warehouses.href();

test.each(
  byTurns([
    ['en', en],
    ['zh', zh],
  ] as const),
)('in %s an owner changes addresses, based on the version that was seen', async (language, texts) => {
  const { user } = await showPage({ path, language });
  const form = within(await screen.findByRole('form', { name: texts.warehouses.addresses }));
  await user.click(form.getByRole('button', { name: texts.warehouses.add }));
  const second = within(await form.findByRole('region', { name: texts.warehouses.one.replace('{{number}}', '2') }));
  const values = {
    id: 'yw',
    name: '义乌仓',
    recipient: '商队',
    phone: '0579-1234567',
    province: '浙江省',
    city: '义乌市',
    street: '示例路 2 号',
  };
  for (const [field, value] of Object.entries(values))
    await user.type(second.getByRole('textbox', { name: texts.warehouses[field as keyof typeof values] }), value);
  const wait = form.getByRole('textbox', { name: texts.warehouses.waitDays });
  await user.clear(wait);
  await user.type(wait, '90');
  await user.click(form.getByRole('button', { name: /save|保存/i }));
  await waitFor(() =>
    expect(sentTo(changeStaffWarehouses)).toMatchObject([
      {
        ifMatch: '"1"',
        body: {
          wait_days: 90,
          warehouses: [{ id: 'GZ' }, { ...values, id: 'YW', district: '', postcode: '', active: true }],
        },
      },
    ]),
  );
});

test('plans a handling fee, and says if the day has begun', async () => {
  const refusing = mockEndpoint(planHandlingFeeContract, () => {
    throw fail('fee_day_past');
  });
  const { user } = await showPage({ path, handlers: [refusing] });
  expect(await screen.findByRole('table', { name: en.fee.title })).toHaveTextContent('3.00');
  const form = within(screen.getByRole('form', { name: en.fee.plan }));
  const amount = form.getByRole('textbox', { name: en.fee.title });
  await user.clear(amount);
  await user.type(amount, '4.5');
  await user.click(form.getByRole('button', { name: en.fee.plan }));
  expect(await screen.findByText('A fee can begin tomorrow at the earliest')).toBeVisible();
  expect(sentTo(planHandlingFee)).toMatchObject([{ body: { fee_fen: 450 } }]);
});
