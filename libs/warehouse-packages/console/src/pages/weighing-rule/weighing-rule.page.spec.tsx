import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fail, updateWeighingRule } from '@caravan/warehouse-packages/contract';
import { getWeighingRuleContract, updateWeighingRuleContract } from '@caravan/warehouse-packages/contract/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { showPage } from '../../testing/show-page.ts';

const rule = { enabled: false, floor_fen: 500, version: 3 };
const show = (language: 'en' | 'zh', isChanged = false) =>
  showPage(
    '/settings/weighing',
    [
      mockEndpoint(getWeighingRuleContract, () => rule),
      mockEndpoint(updateWeighingRuleContract, ({ body }) => {
        if (isChanged) throw fail('changed_meanwhile', { version: 4 });
        return { ...body, version: 4 };
      }),
    ],
    language,
  );

it.each(
  byTurns([
    ['en', /Weigh packed parcels/, /Ask the shopper from/, 'Save'],
    ['zh', /出库前复称/, /补款起点/, '保存'],
  ] as const),
)('switches the weighing on and sets its floor (%s)', async (language, enabled, floor, save) => {
  const { user } = await show(language);
  await user.click(await screen.findByRole('checkbox', { name: enabled }));
  const field = screen.getByRole('textbox', { name: floor });
  expect(field).toHaveValue('5.00');
  await user.clear(field);
  await user.type(field, '8');
  await user.click(screen.getByRole('button', { name: save }));
  await waitFor(() => expect(sentTo(updateWeighingRule)).toMatchObject([{ body: { enabled: true, floor_fen: 800 } }]));
});

it('keeps what was typed if a colleague was faster, and refuses what is no amount', async () => {
  const { user } = await show('en', true);
  const field = await screen.findByRole('textbox', { name: /Ask the shopper from/ });
  await user.clear(field);
  await user.type(field, 'five');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/.+/));
  expect(sentTo(updateWeighingRule)).toEqual([]);
  await user.clear(field);
  await user.type(field, '7');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/This was changed meanwhile/)).toBeVisible();
  expect(field).toHaveValue('7');
});
