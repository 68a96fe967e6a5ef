import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { discardParcelContract, matchParcelContract } from '@caravan/procurement/contract/schema';
import { anUnmatchedParcel, aParcel, aPurchase } from '@caravan/procurement/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { renderConsole } from '../../testing/render-console.ts';

it('shows what to look for in an expected parcel, and leads to the station', async () => {
  await renderConsole('/parcels/parcel_1', { parcels: [aParcel()] });
  expect(await screen.findByRole('heading', { name: 'SF1000123456' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Canvas tote/ })).toHaveTextContent('CV2611A1B2C3D');
  expect(screen.getByRole('link', { name: 'Receive' })).toHaveAttribute('href', '/receive?parcel=parcel_1');
});

it('leads to the station with a parcel that has no number', async () => {
  await renderConsole('/parcels/parcel_1', { parcels: [aParcel({ tracking_number: null })], language: 'zh' });
  expect(await screen.findByRole('heading', { name: '无运单号' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '入库' })).toHaveAttribute('href', '/receive?parcel=parcel_1');
});

it('matches a parcel without a purchase', async () => {
  const sent: unknown[] = [];
  const match = mockEndpoint(matchParcelContract, ({ params, body }) => {
    sent.push([params.id, body.purchase_id]);
    return aParcel({ id: params.id });
  });
  const { user } = await renderConsole('/parcels/parcel_2', {
    parcels: [anUnmatchedParcel()],
    purchases: [aPurchase()],
    handlers: [match],
    roles: ['service'],
  });
  expect(await screen.findByText('Unmatched')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Put aside' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Find a purchase' }), 'Lantern');
  await user.click(await screen.findByRole('button', { name: 'Match with 4400112233 · Lantern Street Goods' }));
  await waitFor(() => expect(sent).toEqual([['parcel_2', 'purchase_1']]));
});

it('puts a parcel aside only with a reason, in Chinese', async () => {
  const sent: unknown[] = [];
  const discard = mockEndpoint(discardParcelContract, ({ body }) => {
    sent.push(body.note);
    return anUnmatchedParcel({ state: 'discarded' });
  });
  const { user } = await renderConsole('/parcels/parcel_2', {
    parcels: [anUnmatchedParcel()],
    handlers: [discard],
    language: 'zh',
  });
  await user.click(await screen.findByRole('button', { name: '搁置' }));
  expect(await screen.findByText('请填写此项')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /原因/ }), '退回');
  await user.click(screen.getByRole('button', { name: '搁置' }));
  await waitFor(() => expect(sent).toEqual(['退回']));
});

it('says that a parcel does not exist, which no other try changes', async () => {
  await renderConsole('/parcels/unknown', { parcels: [] });
  expect(await screen.findByText('404')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
