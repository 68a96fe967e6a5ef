import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consoleCoreFeature } from '@caravan/console-core';
import { listPurchases, type Purchase } from '@caravan/procurement/contract';
import { listPurchasesContract } from '@caravan/procurement/contract/schema';
import { aPurchase } from '@caravan/procurement/contract/testing';
import { useLazySlot, type WebFeature } from '@caravan/web-core';
import { mockEndpoint, renderRoute, sentTo } from '@caravan/web-core/testing';
import { procurementConsole } from '../procurement.console.ts';

const Page = () => {
  const Purchases = useLazySlot('orderPurchases');
  return Purchases ? <Purchases number="CV2611A1B2C3D" /> : null;
};
const host: WebFeature = {
  id: 'host',
  texts: { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) },
  routes: [{ path: '/', layout: 'default', load: () => Promise.resolve({ Page, meta: () => ({ title: 'Host' }) }) }],
};

const show = (items: Purchase[]) =>
  renderRoute({
    features: [consoleCoreFeature, procurementConsole, host],
    path: '/',
    loggedIn: true,
    handlers: [mockEndpoint(listPurchasesContract, () => ({ items, next: null, count: items.length }))],
  });

it('lists what was bought for an order, with its parcels', async () => {
  await show([aPurchase()]);
  expect(await screen.findByRole('row', { name: /4400112233/ })).toHaveTextContent('SF1000123456');
  expect(sentTo(listPurchases)).toMatchObject([{ query: { order: 'CV2611A1B2C3D' } }]);
});

it('says that nothing is bought yet', async () => {
  await show([]);
  expect(await screen.findByText('Nothing is bought yet.')).toBeVisible();
});
