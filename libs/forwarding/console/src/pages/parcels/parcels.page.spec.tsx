import { screen, waitFor, within } from '@testing-library/react';
import { declareForShopper, keepOwnParcel } from '@caravan/forwarding/contract';
import { getStaffOwnParcelContract, listStaffOwnParcelsContract } from '@caravan/forwarding/contract/staff';
import { aStaffOwnParcel } from '@caravan/forwarding/contract/testing';
import { forwardingConsolePaths as paths } from '@caravan/routes/console';
import { listWarehousesContract } from '@caravan/warehouse-packages/contract/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { showPage } from '../../testing/show-page.ts';

test.each(
  byTurns([
    ['en', en],
    ['zh', zh],
  ] as const),
)('in %s it lists parcels with the codes of their shoppers', async (language, texts) => {
  await showPage({ path: paths.parcels.href(), language });
  const table = within(await screen.findByRole('table', { name: texts.title }));
  expect(table.getByRole('link', { name: 'FP2611A1B2C3D' })).toHaveAttribute(
    'href',
    expect.stringContaining('/forwarding/FP2611A1B2C3D') as string,
  );
  expect(table.getByText('K7Q4MZ')).toBeVisible();
  expect(table.getByText(texts.asked)).toBeVisible();
});

test('staff correct what is in a parcel, or ask its shopper', async () => {
  const number = 'FP2611A1B2C3D';
  const { user } = await showPage({ path: paths.parcel.href({ number }) });
  expect(await screen.findByText('Which lamps?')).toBeVisible();
  const correct = within(screen.getByRole('form', { name: en.correct.title }));
  const contents = correct.getByRole('textbox', { name: en.contents });
  await user.clear(contents);
  await user.type(contents, 'Three lamps');
  await user.click(correct.getByRole('button', { name: en.correct.send }));
  expect(await screen.findByText(en.correct.done)).toBeVisible();
  const ask = within(screen.getByRole('form', { name: en.ask.title }));
  await user.type(ask.getByRole('textbox', { name: en.question }), 'How many watts?');
  await user.click(ask.getByRole('button', { name: en.ask.send }));
  await waitFor(() =>
    expect(sentTo(declareForShopper)).toMatchObject([
      { params: { number }, body: { contents: 'Three lamps', value_fen: 45_000 } },
      { params: { number }, body: { question: 'How many watts?' } },
    ]),
  );
});

test('a parcel that was given to the wrong shopper is kept again, before it is received', async () => {
  const parcel = aStaffOwnParcel({ is_here: true });
  const handlers = [mockEndpoint(getStaffOwnParcelContract, () => parcel)];
  const path = paths.parcel.href({ number: parcel.number });
  const { user } = await showPage({ path, handlers });
  await user.click(await screen.findByRole('button', { name: en.keep.send }));
  expect(await screen.findByText(en.keep.done)).toBeVisible();
  expect(sentTo(keepOwnParcel)).toMatchObject([{ params: { number: parcel.number } }]);
});

test('a parcel that was received for the wrong shopper is kept again after a question that names its goods', async () => {
  const parcel = aStaffOwnParcel({ state: 'received', items: [{ id: 'item_1', number: 'IT2611048213K' }] });
  const handlers = [mockEndpoint(getStaffOwnParcelContract, () => parcel)];
  const { user } = await showPage({ path: paths.parcel.href({ number: parcel.number }), handlers });
  await user.click(await screen.findByRole('button', { name: en.keep.send }));
  const asked = within(await screen.findByRole('alertdialog', { name: en.keep.ask }));
  expect(asked.getByText(/IT2611048213K/)).toBeVisible();
  expect(sentTo(keepOwnParcel)).toEqual([]);
  await user.click(asked.getByRole('button', { name: en.keep.send }));
  expect(await screen.findByText(en.keep.done)).toBeVisible();
  expect(sentTo(keepOwnParcel)).toMatchObject([{ params: { number: parcel.number } }]);
});

test('with several warehouses it says for which one parcels were announced, and where they came', async () => {
  const gz = { id: 'GZ', name: '广州仓' };
  const yw = { id: 'YW', name: '义乌仓' };
  const parcel = aStaffOwnParcel({ state: 'received', warehouse: gz, arrived_at: yw });
  const handlers = [
    mockEndpoint(listWarehousesContract, () => [gz, yw]),
    mockEndpoint(getStaffOwnParcelContract, () => parcel),
    mockEndpoint(listStaffOwnParcelsContract, () => ({ items: [parcel], next: null, count: 1 })),
  ];
  const { user } = await showPage({ path: paths.parcels.href(), handlers });
  const table = within(await screen.findByRole('table', { name: en.title }));
  expect(await table.findByRole('columnheader', { name: en.warehouse })).toBeVisible();
  expect(table.getByText(gz.name)).toBeVisible();
  expect(screen.getByRole('combobox', { name: en.warehouse })).toBeVisible();
  await user.click(table.getByRole('link', { name: parcel.number }));
  expect(await screen.findByText(en.facts)).toBeVisible();
  expect(screen.getByText(yw.name)).toBeVisible();
});
