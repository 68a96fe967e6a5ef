import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  fail,
  planExchangeMargin,
  planServiceFee,
  updateConfigurations,
  updateShopRules,
  usualRules,
} from '@caravan/content/contract';
import { getShopRulesContract, updateShopRulesContract } from '@caravan/content/contract/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { renderConsole } from '../../testing/render-console.ts';

it.each(
  byTurns([
    ['en', 'Switches', /Shipping estimate/, /^Community/, 'Save', 'Saved'],
    ['zh', '功能开关', /运费估算/, /^社区/, '保存', '已保存'],
  ] as const),
)('switches the estimate on and leaves the community off, in %s', async (...row) => {
  const [language, name, estimate, community, save, saved] = row;
  const { user } = await renderConsole('/settings/features', { roles: ['owner'], language });
  const form = within(await screen.findByRole('form', { name }));
  expect(form.getByRole('checkbox', { name: community })).not.toBeChecked();
  await user.click(form.getByRole('checkbox', { name: estimate }));
  const photos = form.getByRole('textbox');
  await user.clear(photos);
  await user.type(photos, '3');
  await user.click(form.getByRole('button', { name: save }));
  expect(await screen.findByText(saved)).toBeInTheDocument();
  expect(sentTo(updateConfigurations)).toEqual([
    expect.objectContaining({ body: { features: { shipping_estimate: true, community: false }, arrival_photos: 3 } }),
  ]);
});

it('shows the fixed rules without fields', async () => {
  await renderConsole('/settings/features', { roles: ['owner'] });
  const rules = within(await screen.findByRole('region', { name: 'Fixed rules' }));
  for (const text of ['24 hours', '180 days']) expect(rules.getByText(text)).toBeInTheDocument();
  expect(rules.queryByRole('textbox')).not.toBeInTheDocument();
});

it.each(
  byTurns([
    [
      'en',
      'Rules of the shop',
      /Free storage/,
      /per item and day/,
      /working hours: to/,
      'Save',
      'Saved',
      /next order on/,
    ],
    ['zh', '店铺规则', /免费仓储天数/, /每件每天/, /时长上限/, '保存', '已保存', /下一笔订单起/],
  ] as const),
)('sets the rules of the next orders, and says that earlier ones keep theirs, in %s', async (...row) => {
  const [language, name, days, fee, to, save, saved, lead] = row;
  const { user } = await renderConsole('/settings/features', { roles: ['owner'], language });
  const form = within(await screen.findByRole('form', { name }));
  expect(screen.getByText(lead)).toBeInTheDocument();
  const type = async (label: RegExp, text: string) => {
    const field = form.getByRole('textbox', { name: label });
    await user.clear(field);
    await user.type(field, text);
  };
  await type(days, '151');
  await type(to, '2');
  await type(fee, '0.8');
  await user.click(form.getByRole('button', { name: save }));
  await waitFor(() => expect(form.getByRole('textbox', { name: days })).toBeInvalid());
  expect(form.getByRole('textbox', { name: to })).toBeInvalid();
  expect(sentTo(updateShopRules)).toEqual([]);

  await type(days, '45');
  await type(to, '9');
  await user.click(form.getByRole('button', { name: save }));
  expect(await screen.findByText(saved)).toBeInTheDocument();
  expect(sentTo(updateShopRules)).toEqual([
    expect.objectContaining({
      body: { ...usualRules, free_storage_days: 45, storage_fee_fen_per_day: 80, review_hours: [3, 9] },
    }),
  ]);
});

it('leads to edited articles that do not state a rule which was set', async () => {
  const placeholders = ['refund_hours' as const];
  const unstated = [{ article_id: 66, name: 'Refunds', placeholders, languages: ['en' as const, 'de' as const] }];
  const rules = mockEndpoint(getShopRulesContract, () => ({
    rules: { ...usualRules, refund_hours: 48 },
    ...{ unstated, edited_at: null, version: 1 },
  }));
  await renderConsole('/settings/features', { roles: ['owner'], handlers: [rules] });
  const link = await screen.findByRole('link', { name: 'Refunds' });
  expect(link).toHaveAttribute('href', '/settings/articles/66');
  expect(link.closest('li')).toHaveTextContent('Refunds {{refund_hours}} (English, Deutsch)');
});

it('keeps what was typed if another owner has changed a rule meanwhile', async () => {
  const { user } = await renderConsole('/settings/features', {
    roles: ['owner'],
    handlers: [
      mockEndpoint(updateShopRulesContract, () => {
        throw fail('changed_meanwhile', { by: null, at: null, action: null, version: 1 });
      }),
    ],
  });
  const form = within(await screen.findByRole('form', { name: 'Rules of the shop' }));
  const hours = form.getByRole('textbox', { name: /in hours/ });
  await user.clear(hours);
  await user.type(hours, '48');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/changed/i)).toBeInTheDocument();
  expect(hours).toHaveValue('48');
});

it.each(
  byTurns([
    [
      'en',
      'Planned fees',
      'Plan a fee',
      /^From/,
      /^Part of the price/,
      /^At least/,
      /^First orders/,
      'In force',
      'Save',
    ],
    [
      'zh',
      '待生效的服务费',
      '新增费率',
      /^生效日期/,
      /^商品金额比例/,
      /^每个订单最低/,
      /^前几单免收/,
      '生效中',
      '保存',
    ],
  ] as const),
)('plans a service fee after the one that is in force, in %s', async (...row) => {
  const [language, name, add, from, rate, least, free, inForce, save] = row;
  const { user } = await renderConsole('/settings/features', { roles: ['owner'], language });
  const form = within(await screen.findByRole('form', { name }));
  // A change in force has no fields.
  expect(screen.getByRole('row', { name: new RegExp(inForce) })).toHaveTextContent('5%');
  expect(form.queryByRole('textbox')).not.toBeInTheDocument();

  await user.click(form.getByRole('button', { name: add }));
  fireEvent.change(form.getByLabelText(from), { target: { value: '2026-12-01' } });
  const type = async (label: RegExp, text: string) => {
    await user.clear(form.getByRole('textbox', { name: label }));
    await user.type(form.getByRole('textbox', { name: label }), text);
  };
  await type(rate, 'five');
  await type(least, '2.5');
  await type(free, '3');
  await user.click(form.getByRole('button', { name: save }));
  await waitFor(() => expect(form.getByRole('textbox', { name: rate })).toBeInvalid());
  expect(sentTo(planServiceFee)).toEqual([]);

  await type(rate, '4.25');
  await user.click(form.getByRole('button', { name: save }));
  await waitFor(() => expect(sentTo(planServiceFee)).toHaveLength(1));
  expect(sentTo(planServiceFee)[0]).toMatchObject({
    body: {
      planned: [{ from: '2026-12-01', rate_bp: 425, minimum_fen: 250, free_orders: 3, exceptions: [] }],
    },
  });
});

it('takes another fee for a shop of a platform', async () => {
  const { user } = await renderConsole('/settings/features', { roles: ['owner'] });
  const form = within(await screen.findByRole('form', { name: 'Planned fees' }));
  await user.click(form.getByRole('button', { name: 'Plan a fee' }));
  fireEvent.change(form.getByLabelText(/^From/), { target: { value: '2026-12-01' } });
  await user.click(form.getByRole('button', { name: 'Add a fee for a platform or a shop' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  const shop = form.getByRole('textbox', { name: 'Name of the shop' });
  await waitFor(() => expect(shop).toBeInvalid());
  await user.selectOptions(form.getByRole('combobox', { name: 'Platform' }), 'Taobao');
  await user.type(shop, 'Tea House');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentTo(planServiceFee)).toHaveLength(1));
  expect(sentTo(planServiceFee)[0]).toMatchObject({
    body: { planned: [{ exceptions: [{ platform: 'taobao', shop_name: 'Tea House', rate_bp: 0, minimum_fen: 0 }] }] },
  });
});

it.each(
  byTurns([
    ['en', 'Planned margins', 'Plan a margin', /^From/, /^Margin on the day/, 'There is no exchange margin.', 'Save'],
    ['zh', '待生效的汇率加点', '新增加点', /^生效日期/, /^当日汇率加点比例/, '目前没有汇率加点。', '保存'],
  ] as const),
)('plans an exchange margin, of 5 per cent at most, in %s', async (...row) => {
  const [language, name, add, from, margin, none, save] = row;
  const { user } = await renderConsole('/settings/features', { roles: ['owner'], language });
  const form = within(await screen.findByRole('form', { name }));
  expect(screen.getByText(none)).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: add }));
  fireEvent.change(form.getByLabelText(from), { target: { value: '2026-12-01' } });
  const field = form.getByRole('textbox', { name: margin });
  await user.clear(field);
  await user.type(field, '5.01');
  await user.click(form.getByRole('button', { name: save }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(sentTo(planExchangeMargin)).toEqual([]);
  await user.clear(field);
  await user.type(field, '1.5');
  await user.click(form.getByRole('button', { name: save }));
  await waitFor(() => expect(sentTo(planExchangeMargin)).toHaveLength(1));
  expect(sentTo(planExchangeMargin)[0]).toMatchObject({ body: { planned: [{ from: '2026-12-01', margin_bp: 150 }] } });
});
