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

it('says what is wrong with an account', async () => {
  const accounts = [{ service: 'easypost' as const, is_off: false, trouble: 'key' as const, accounts: [] }];
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
