import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fail, updateConfigurations, updateShopRules, usualRules } from '@caravan/content/contract';
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
