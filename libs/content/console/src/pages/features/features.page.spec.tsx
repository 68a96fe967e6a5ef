import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { updateConfigurations } from '@caravan/content/contract';
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
  expect(rules.getByText('72 hours')).toBeInTheDocument();
  for (const days of ['30 days', '60 days', '180 days']) expect(rules.getByText(days)).toBeInTheDocument();
  expect(rules.queryByRole('textbox')).not.toBeInTheDocument();
});
