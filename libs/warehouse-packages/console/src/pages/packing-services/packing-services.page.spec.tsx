import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  createInsuranceTier,
  fail,
  updateInsuranceTier,
  updatePackingPrices,
  type InsuranceTier,
  type PackingPrices,
} from '@caravan/warehouse-packages/contract';
import { somePackingOptions } from '@caravan/warehouse-packages/contract/testing';
import {
  createInsuranceTierContract,
  getPackingPricesContract,
  listInsuranceTiersContract,
  updateInsuranceTierContract,
  updatePackingPricesContract,
} from '@caravan/warehouse-packages/contract/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { showPage } from '../../testing/show-page.ts';

const prices: PackingPrices = {
  options: somePackingOptions().map((option) => ({ ...option, offered: true })),
  version: 3,
};
const tier: InsuranceTier = {
  id: 'basic',
  version: 2,
  name: { en: 'Basic', zh: '基础' },
  cover_fen: 50_000,
  fee_fen: 600,
  active: true,
};
const show = (language: 'en' | 'zh', isChanged = false, tiers: InsuranceTier[] = []) =>
  showPage(
    '/settings/packing',
    [
      mockEndpoint(getPackingPricesContract, () => prices),
      mockEndpoint(updatePackingPricesContract, ({ body }) => {
        if (isChanged) throw fail('changed_meanwhile', { version: 4 });
        return { ...body, version: 4 };
      }),
      mockEndpoint(listInsuranceTiersContract, () => tiers),
      mockEndpoint(createInsuranceTierContract, ({ body }) => ({ ...body, id: 'new', version: 1 })),
      mockEndpoint(updateInsuranceTierContract, ({ params, body }) => {
        if (isChanged) throw fail('changed_meanwhile', { version: 3 });
        return { ...body, id: params.id, version: 3 };
      }),
    ],
    language,
  );

const words = {
  en: {
    form: 'Packing options',
    vacuum: 'Vacuum packing',
    gift: /^Gift/,
    offered: 'Offered',
    price: 'Price',
    save: 'Save',
  },
  zh: { form: '打包服务', vacuum: '抽真空压缩', gift: /^礼品/, offered: '提供', price: '价格', save: '保存' },
};

it.each(byTurns(['en', 'zh']))('changes a price and withdraws an option (%s)', async (language) => {
  const text = words[language];
  const { user } = await show(language);
  const form = await screen.findByRole('form', { name: text.form });
  const vacuum = within(within(form).getByRole('group', { name: text.vacuum }));
  const price = vacuum.getByRole('textbox', { name: text.price });
  expect(price).toHaveValue('3.00');
  await user.clear(price);
  await user.type(price, '4.5');
  await user.click(
    within(within(form).getByRole('group', { name: text.gift })).getByRole('checkbox', { name: text.offered }),
  );
  await user.click(within(form).getByRole('button', { name: text.save }));
  const options = prices.options.map((option) => ({
    ...option,
    ...(option.kind === 'vacuum' ? { price_fen: 450 } : {}),
    ...(option.kind === 'gift' ? { offered: false } : {}),
  }));
  await waitFor(() => expect(sentTo(updatePackingPrices)).toMatchObject([{ body: { options } }]));
});

const save = () => within(screen.getByRole('form', { name: 'Packing options' })).getByRole('button', { name: 'Save' });

it('keeps what was typed if a colleague was faster, and refuses what is no amount', async () => {
  const { user } = await show('en', true);
  const vacuum = within(await screen.findByRole('group', { name: 'Vacuum packing' }));
  const price = vacuum.getByRole('textbox', { name: 'Price' });
  await user.clear(price);
  await user.type(price, 'three');
  await user.click(save());
  await waitFor(() => expect(price).toHaveAccessibleDescription(/.+/));
  expect(sentTo(updatePackingPrices)).toEqual([]);
  await user.clear(price);
  await user.type(price, '7');
  await user.click(save());
  expect(await screen.findByText(/This was changed meanwhile/)).toBeVisible();
  expect(price).toHaveValue('7');
});

describe('insurance', () => {
  it.each(
    byTurns([
      ['en', 'Basic', /^Cover/, 'Offered', 'Save', 'No insurance is offered yet.'],
      ['zh', '基础', /^保额/, '提供', '保存', '尚未提供包裹保险。'],
    ] as const),
  )('changes a tier (%s)', async (language, name, cover, offered, button, none) => {
    const { user } = await show(language, false, [tier]);
    const form = within(await screen.findByRole('form', { name }));
    expect(screen.queryByText(none)).not.toBeInTheDocument();
    const field = form.getByRole('textbox', { name: cover });
    expect(field).toHaveValue('500.00');
    await user.clear(field);
    await user.type(field, '800');
    await user.click(form.getByRole('checkbox', { name: offered }));
    await user.click(form.getByRole('button', { name: button }));
    const body = { name: tier.name, cover_fen: 80_000, fee_fen: 600, active: false };
    await waitFor(() => expect(sentTo(updateInsuranceTier)).toMatchObject([{ params: { id: tier.id }, body }]));
  });

  it('says that a colleague was faster, and keeps what was typed', async () => {
    const { user } = await show('en', true, [tier]);
    const form = within(await screen.findByRole('form', { name: 'Basic' }));
    await user.clear(form.getByRole('textbox', { name: 'Fee' }));
    await user.type(form.getByRole('textbox', { name: 'Fee' }), '9');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/A colleague changed this meanwhile/)).toBeVisible();
    expect(form.getByRole('textbox', { name: 'Fee' })).toHaveValue('9');
  });

  it('makes the first tier, with names in both languages', async () => {
    const { user } = await show('en');
    expect(await screen.findByText('No insurance is offered yet.')).toBeVisible();
    await user.click(screen.getByText('New tier'));
    const form = within(screen.getByRole('form', { name: 'New tier' }));
    await user.type(form.getByRole('textbox', { name: 'English name' }), 'Plus');
    await user.click(form.getByRole('button', { name: 'Create the tier' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Chinese name' })).toHaveAccessibleDescription(/.+/));
    expect(sentTo(createInsuranceTier)).toEqual([]);
    await user.type(form.getByRole('textbox', { name: 'Chinese name' }), '进阶');
    await user.click(form.getByRole('button', { name: 'Create the tier' }));
    await waitFor(() =>
      expect(sentTo(createInsuranceTier)).toMatchObject([
        {
          body: { name: { en: 'Plus', zh: '进阶' }, cover_fen: 50_000, fee_fen: 500, active: true },
          idempotencyKey: expect.any(String),
        },
      ]),
    );
  });
});
