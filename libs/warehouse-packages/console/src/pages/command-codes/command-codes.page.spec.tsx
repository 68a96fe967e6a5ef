import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { firstBoxSizes, updateBoxSizes } from '@caravan/content/contract';
import { getBoxSizesContract, updateBoxSizesContract } from '@caravan/content/contract/staff';
import { createPrint } from '@caravan/warehouse-packages/contract';
import { createPrintContract } from '@caravan/warehouse-packages/contract/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { showPage } from '../../testing/show-page.ts';

const sizes = { sizes: firstBoxSizes.slice(0, 2), version: 3 };
const show = (language: 'en' | 'zh') =>
  showPage(
    '/settings/codes',
    [
      mockEndpoint(getBoxSizesContract, () => ({ ...sizes, sizes: [...sizes.sizes] })),
      mockEndpoint(updateBoxSizesContract, ({ body }) => ({ ...body, version: 4 })),
      mockEndpoint(createPrintContract, () => ({ url: '/v1/prints/signed', expires_at: '2026-11-30T10:00:00Z' })),
    ],
    language,
    { me: { id: 'owner', name: 'Ada', email: 'owner@shop.test', roles: ['owner'] } },
  );

it.each(
  byTurns([
    ['en', 'Sizes', 'Add a size', 'Code of size 3', 'Length of size 3', 'Width of size 3', 'Height of size 3', 'Save'],
    ['zh', '尺寸表', '添加尺寸', '尺寸 3 的代码', '尺寸 3 的长', '尺寸 3 的宽', '尺寸 3 的高', '保存'],
  ] as const),
)(
  'adds a size, and says what is wrong with it first (%s)',
  async (language, list, add, code, length, width, height, save) => {
    const { user } = await show(language);
    const form = within(await screen.findByRole('form', { name: list }));
    await user.click(form.getByRole('button', { name: add }));
    await user.type(form.getByRole('textbox', { name: code }), 'XS');
    await user.type(form.getByRole('textbox', { name: length }), '250');
    await user.type(form.getByRole('textbox', { name: width }), '180');
    await user.type(form.getByRole('textbox', { name: height }), '60');
    await user.click(form.getByRole('button', { name: save }));
    await waitFor(() => expect(form.getByRole('textbox', { name: code })).toHaveAccessibleDescription(/XS|代码|code/));
    expect(sentTo(updateBoxSizes)).toEqual([]);
    await user.clear(form.getByRole('textbox', { name: code }));
    await user.type(form.getByRole('textbox', { name: code }), 'SH');
    await user.click(form.getByRole('button', { name: save }));
    await waitFor(() =>
      expect(sentTo(updateBoxSizes)).toMatchObject([
        { body: { sizes: [...sizes.sizes, { code: 'SH', length_mm: 250, width_mm: 180, height_mm: 60 }] } },
      ]),
    );
  },
);

it('prints the commands with the sizes of the shop', async () => {
  const { user } = await show('en');
  await user.click(await screen.findByRole('button', { name: 'Print 7 labels' }));
  await waitFor(() =>
    expect(sentTo(createPrint)).toMatchObject([
      {
        body: {
          kind: 'command',
          refs: expect.arrayContaining(['CMD:SAVE', 'CMD:SIZE-XS', 'CMD:SIZE-S']),
          size: '60x40',
        },
      },
    ]),
  );
});
