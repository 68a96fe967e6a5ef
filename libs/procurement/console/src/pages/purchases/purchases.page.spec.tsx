import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fail } from '@caravan/procurement/contract';
import { createParcelContract, updatePurchaseContract } from '@caravan/procurement/contract/schema';
import { aParcel, aPurchase } from '@caravan/procurement/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { renderConsole, type ConsoleOptions } from '../../testing/render-console.ts';

const purchases = [
  aPurchase(),
  aPurchase({ id: 'purchase_2', supplier_order_no: '4400998877', done_at: '2026-11-23T08:00:00.000Z', parcels: [] }),
];
const show = (options: ConsoleOptions = {}, path = '/purchases') => renderConsole(path, { purchases, ...options });

it('lists purchases with their orders and parcels', async () => {
  await show();
  const row = await screen.findByRole('row', { name: /4400112233/ });
  expect(within(row).getByText('Open')).toBeInTheDocument();
  expect(within(row).getByText('¥266.00')).toBeInTheDocument();
  expect(within(row).getByRole('link', { name: 'CV2611A1B2C3D' })).toHaveAttribute('href', '/orders/CV2611A1B2C3D');
  expect(within(row).getByRole('link', { name: 'SF1000123456 (Expected)' })).toHaveAttribute(
    'href',
    '/parcels/parcel_1',
  );
  expect(screen.getByText('2 entries')).toBeInTheDocument();
});

it('filters in the address', async () => {
  const { user, location } = await show();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Done');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /4400112233/ })).not.toBeInTheDocument());
  expect(location()).toBe('/purchases?state=done');
});

it('corrects a purchase on the version that was seen', async () => {
  const sent: unknown[] = [];
  const update = mockEndpoint(updatePurchaseContract, ({ body, request }) => {
    sent.push([body.paid_fen, request.headers.get('if-match')]);
    return aPurchase({ paid_fen: body.paid_fen, version: 2 });
  });
  const { user } = await show({ handlers: [update] });
  await user.click(await screen.findByRole('button', { name: 'Edit purchase 4400112233' }));
  const paid = await screen.findByRole('textbox', { name: /Paid/ });
  await user.clear(paid);
  await user.type(paid, 'many');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter an amount such as 12.50')).toBeInTheDocument();
  await user.clear(paid);
  await user.type(paid, '249.50');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([[24_950, '"1"']]));
});

it('keeps the input if somebody else has changed the purchase', async () => {
  const update = mockEndpoint(updatePurchaseContract, () => {
    throw fail('changed_meanwhile', { by: 'tom', version: 2 });
  });
  const { user } = await show({ handlers: [update], language: 'zh' });
  await user.click(await screen.findByRole('button', { name: '修改采购单 4400112233' }));
  await user.type(await screen.findByRole('textbox', { name: /采购账户/ }), '-b');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /采购账户/ })).toHaveValue('caravan-01-b'));
});

it('adds the tracking number that a shop has told', async () => {
  const sent: unknown[] = [];
  const create = mockEndpoint(createParcelContract, ({ params, body }) => {
    sent.push([params.id, body]);
    return aParcel();
  });
  const { user } = await show({ handlers: [create] });
  await user.click(await screen.findByRole('button', { name: 'Add tracking to 4400112233' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: /Tracking number/ }), ' yt 7700 ');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([['purchase_1', { tracking_number: 'YT7700', carrier: '' }]]));
});
