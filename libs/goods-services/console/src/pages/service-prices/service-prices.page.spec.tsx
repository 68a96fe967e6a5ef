import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fail, updateServicePrices } from '@caravan/goods-services/contract';
import { getServicePricesContract, updateServicePricesContract } from '@caravan/goods-services/contract/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { showPage } from '../../testing/show-page.ts';

const prices = { photo_fen: 200, measurement_fen: 300, rehearsal_fen: 1_500, version: 3 };
const show = (language: 'en' | 'zh', isChanged = false) =>
  showPage(
    '/settings/services',
    [
      mockEndpoint(getServicePricesContract, () => prices),
      mockEndpoint(updateServicePricesContract, ({ body }) => {
        if (isChanged) throw fail('changed_meanwhile', { version: 4 });
        return { ...body, version: 4 };
      }),
    ],
    language,
  );

it.each([
  ...byTurns([
    ['en', 'One more photo', '2.00', { photo_fen: 350, measurement_fen: 300 }, 'Save', 'Saved'],
    ['zh', '加拍每张', '2.00', { photo_fen: 350, measurement_fen: 300 }, '保存', '已保存'],
  ] as const),
  ...byTurns([
    ['en', 'Measuring an item', '3.00', { photo_fen: 200, measurement_fen: 350 }, 'Save', 'Saved'],
    ['zh', '测量每件商品', '3.00', { photo_fen: 200, measurement_fen: 350 }, '保存', '已保存'],
  ] as const),
])('changes a price (%s, %s)', async (language, name, before, body, save, saved) => {
  const { user } = await show(language);
  const field = await screen.findByRole('textbox', { name });
  expect(field).toHaveValue(before);
  await user.clear(field);
  await user.type(field, '3.50');
  await user.click(screen.getByRole('button', { name: save }));
  expect(await screen.findByText(saved)).toBeVisible();
  expect(sentTo(updateServicePrices)).toMatchObject([{ body }]);
});

it('keeps what was typed if a colleague was faster, and refuses what is no amount', async () => {
  const { user } = await show('en', true);
  const field = await screen.findByRole('textbox', { name: 'One more photo' });
  await user.clear(field);
  await user.type(field, 'two');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/.+/));
  expect(sentTo(updateServicePrices)).toEqual([]);
  await user.clear(field);
  await user.type(field, '3');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/This was changed meanwhile/)).toBeVisible();
  expect(field).toHaveValue('3');
});
