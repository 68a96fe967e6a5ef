import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anUnmatchedParcel, aParcel } from '@caravan/procurement/contract/testing';
import { renderConsole } from '../../testing/render-console.ts';

const parcels = [aParcel(), anUnmatchedParcel({ tracking_number: null })];

it('lists parcels with their state', async () => {
  await renderConsole('/parcels', { parcels });
  expect(await screen.findByRole('row', { name: /SF1000123456/ })).toHaveTextContent('Expected');
  expect(screen.getByRole('row', { name: /No number/ })).toHaveTextContent('Unmatched');
});

it('filters by state in the address, in Chinese', async () => {
  const { user, location } = await renderConsole('/parcels', { parcels, language: 'zh' });
  await user.selectOptions(await screen.findByRole('combobox', { name: '状态' }), '无主件');
  await user.click(screen.getByRole('button', { name: '筛选' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /SF1000123456/ })).not.toBeInTheDocument());
  expect(location()).toBe('/parcels?state=unmatched');
});

it('keeps a parcel without a number', async () => {
  const { user } = await renderConsole('/parcels', { parcels });
  await user.click(await screen.findByRole('button', { name: 'Keep an unknown parcel' }));
  expect(await screen.findByRole('form', { name: 'Keep an unknown parcel' })).toBeInTheDocument();
});
