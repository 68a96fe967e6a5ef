import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fail, updatePackingPrices, type PackingPrices } from '@caravan/warehouse-packages/contract';
import { somePackingOptions } from '@caravan/warehouse-packages/contract/testing';
import { getPackingPricesContract, updatePackingPricesContract } from '@caravan/warehouse-packages/contract/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { sentTo } from '@caravan/web-core/testing';
import { showPage } from '../../testing/show-page.ts';

const prices: PackingPrices = {
  options: somePackingOptions().map((option) => ({ ...option, offered: true })),
  version: 3,
};
const show = (language: 'en' | 'zh', isChanged = false) =>
  showPage(
    '/settings/packing',
    [
      mockEndpoint(getPackingPricesContract, () => prices),
      mockEndpoint(updatePackingPricesContract, ({ body }) => {
        if (isChanged) throw fail('changed_meanwhile', { version: 4 });
        return { ...body, version: 4 };
      }),
    ],
    language,
  );

const words = {
  en: { vacuum: 'Vacuum packing', gift: /^Gift/, offered: 'Offered', price: 'Price', save: 'Save' },
  zh: { vacuum: '抽真空压缩', gift: /^礼品/, offered: '提供', price: '价格', save: '保存' },
};

it.each(['en', 'zh'] as const)('changes a price and withdraws an option (%s)', async (language) => {
  const text = words[language];
  const { user } = await show(language);
  const form = await screen.findByRole('form');
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

it('keeps what was typed if a colleague was faster, and refuses what is no amount', async () => {
  const { user } = await show('en', true);
  const vacuum = within(await screen.findByRole('group', { name: 'Vacuum packing' }));
  const price = vacuum.getByRole('textbox', { name: 'Price' });
  await user.clear(price);
  await user.type(price, 'three');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(price).toHaveAccessibleDescription(/.+/));
  expect(sentTo(updatePackingPrices)).toEqual([]);
  await user.clear(price);
  await user.type(price, '7');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/A colleague changed this meanwhile/)).toBeVisible();
  expect(price).toHaveValue('7');
});
