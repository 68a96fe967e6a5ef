import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { updateCarrierSettings } from '@caravan/carriers/contract';
import { aCarrierLabel, aSender, someAccounts } from '@caravan/carriers/contract/testing';
import { carriersConsolePaths as paths } from '@caravan/routes/console';
import { sentTo } from '@caravan/web-core/testing';
import { carriersHandlers } from '../../mocks/carriers.handlers.ts';
import { showPage } from '../../testing/show-page.ts';

it('says which accounts work, and lists labels', async () => {
  const [easypost, shippo] = someAccounts();
  await showPage(paths.carriers.href(), carriersHandlers({ labels: [aCarrierLabel()] }));
  expect(await screen.findByText(easypost?.accounts[0]?.name ?? '')).toBeVisible();
  expect(shippo?.is_off).toBe(true);
  expect(await screen.findByText(/SHIPPO_API_KEY/)).toBeVisible();
  expect(await screen.findByRole('row', { name: /PK2611A1B2C3D/ })).toHaveTextContent('USPS · Priority');
});

it('says how parcels with the labels of a service are followed', async () => {
  const [easypost] = someAccounts();
  if (!easypost) throw new Error('an account');
  const accounts = [easypost, { ...easypost, service: 'shippo' as const, is_pushed: false }];
  await showPage(paths.carriers.href(), carriersHandlers({ accounts }));
  expect(await screen.findByText(/^The service reports at once where parcels/)).toBeVisible();
  expect(screen.getByText(/^Every six hours the service is asked where parcels/)).toBeVisible();
});

it('says what is wrong with an account', async () => {
  const accounts = [
    { service: 'easypost' as const, is_off: false, is_pushed: false, trouble: 'key' as const, accounts: [] },
  ];
  await showPage(paths.carriers.href(), carriersHandlers({ accounts }));
  expect(await screen.findByText('The service refuses the key.')).toBeVisible();
});

it('saves the sender once it is in Latin letters', async () => {
  const { user } = await showPage(paths.carriers.href(), carriersHandlers());
  const city = await screen.findByRole('textbox', { name: 'City' });
  await user.clear(city);
  await user.type(city, '深圳');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please use Latin letters: carriers print no others')).toBeVisible();
  expect(sentTo(updateCarrierSettings)).toEqual([]);
  await user.clear(city);
  await user.type(city, 'Foshan');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => sentTo(updateCarrierSettings)).toMatchObject([{ body: aSender({ city: 'Foshan' }) }]);
});
