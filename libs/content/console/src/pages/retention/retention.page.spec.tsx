import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { retentionKinds, retentionLimits, updateRetention } from '@caravan/content/contract';
import { someRetention } from '@caravan/content/contract/testing/staff';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { renderConsole } from '../../testing/render-console.ts';

const usual = someRetention().periods;

it.each(
  byTurns([
    [
      'en',
      'Periods',
      'Enquiries',
      'Save',
      'Keep for a shorter time?',
      'Delete from the next run on',
      'Saved.',
      /Enquiries: 12 records/,
    ],
    ['zh', '保留期限', '询盘', '保存', '缩短保留期限？', '从下次运行起删除', '已保存。', /询盘：12 条/],
  ] as const),
)('says what a shorter period deletes before it is saved, in %s', async (...row) => {
  const [language, name, leads, save, title, confirm, saved, rows] = row;
  const { user } = await renderConsole('/settings/retention', { roles: ['owner'], language, due: { leads: 12 } });
  const form = within(await screen.findByRole('form', { name }));
  const field = form.getByRole('textbox', { name: leads });
  await user.clear(field);
  await user.type(field, '90');
  await user.click(form.getByRole('button', { name: save }));
  const dialog = within(await screen.findByRole('alertdialog', { name: title }));
  expect(dialog.getByText(rows)).toBeInTheDocument();
  expect(sentTo(updateRetention)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: confirm }));
  expect(await screen.findByText(saved)).toBeInTheDocument();
  expect(sentTo(updateRetention)).toEqual([expect.objectContaining({ body: { ...usual, leads: 90 } })]);
});

it('changes nothing if the dialog is closed, and asks again', async () => {
  const { user } = await renderConsole('/settings/retention', { roles: ['owner'], due: { inbox: null } });
  const form = within(await screen.findByRole('form', { name: 'Periods' }));
  await user.clear(form.getByRole('textbox', { name: 'Messages in inboxes' }));
  await user.type(form.getByRole('textbox', { name: 'Messages in inboxes' }), '100');
  await user.click(form.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Messages in inboxes: more than 1,000 records/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(form.getByRole('textbox', { name: 'Messages in inboxes' })).toHaveValue('100');
  expect(sentTo(updateRetention)).toEqual([]);
});

it('saves a longer period at once, and refuses one outside the limits', async () => {
  const { user } = await renderConsole('/settings/retention', { roles: ['owner'] });
  const form = within(await screen.findByRole('form', { name: 'Periods' }));
  const photos = form.getByRole('textbox', { name: 'Photos of goods and parcels' });
  await user.clear(photos);
  await user.type(photos, '9');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/60/, { selector: '[id$="error"], [role="alert"], p' })).toBeInTheDocument();
  expect(sentTo(updateRetention)).toEqual([]);
  await user.clear(photos);
  await user.type(photos, '200');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(sentTo(updateRetention)).toEqual([expect.objectContaining({ body: { ...usual, goods_photos: 200 } })]);
});

it('names every kind with its least and most days', async () => {
  await renderConsole('/settings/retention', { roles: ['owner'] });
  const form = within(await screen.findByRole('form', { name: 'Periods' }));
  expect(form.getAllByRole('textbox')).toHaveLength(retentionKinds.length);
  for (const { least, most } of Object.values(retentionLimits))
    expect(
      form.getAllByText(new RegExp(`${least.toLocaleString('en')} to ${most.toLocaleString('en')} days`)).length,
    ).toBeGreaterThan(0);
});
