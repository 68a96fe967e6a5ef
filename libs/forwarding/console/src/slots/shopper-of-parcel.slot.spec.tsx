import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { consoleCoreFeature } from '@caravan/console-core';
import { consoleTestLayout, testStaff } from '@caravan/console-core/testing';
import {
  fail,
  findShopperOfParcel,
  giveClaimedParcel,
  listStaffParcelClaims,
  refuseParcelClaim,
} from '@caravan/forwarding/contract';
import { findShopperOfParcelContract, listStaffParcelClaimsContract } from '@caravan/forwarding/contract/staff';
import { aStaffOwnParcel, aStaffParcelClaim } from '@caravan/forwarding/contract/testing';
import type { ShopperOfParcelProps } from '@caravan/procurement/api';
import { useLazySlot, type WebFeature } from '@caravan/web-core';
import { mockEndpoint, renderRoute, sentTo, type RenderRouteOptions } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { forwardingConsole } from '../forwarding.console.ts';
import { texts as en } from '../i18n/en.ts';
import { forwardingStaffHandlers } from '../mocks/forwarding.handlers.ts';

const show = (props: Omit<ShopperOfParcelProps, 'onFound'>, handlers: RenderRouteOptions['handlers'] = []) => {
  const Page = () => {
    const Shopper = useLazySlot('shopperOfParcel');
    const [found, setFound] = useState('');
    return (
      <>
        <h1>{found || 'Station'}</h1>
        {Shopper ? <Shopper {...props} onFound={setFound} /> : null}
      </>
    );
  };
  const host: WebFeature = {
    id: 'host',
    texts: { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) },
    routes: [{ path: '/', layout: 'default', load: () => Promise.resolve({ Page, meta: () => ({ title: 'Host' }) }) }],
  };
  return renderRoute({
    features: [consoleCoreFeature, forwardingConsole, host],
    path: '/',
    loggedIn: true,
    handlers: [...handlers, ...forwardingStaffHandlers([aStaffOwnParcel()], [])],
    appLayout: consoleTestLayout({ me: { ...testStaff, roles: ['receiver'] } }),
  });
};

test('a scanned code needs only what is in the parcel', async () => {
  const { user } = await show({ trackingNumber: 'YT123456', code: 'K7Q4MZ' });
  expect(await screen.findByRole('textbox', { name: en.code })).toHaveValue('K7Q4MZ');
  await user.type(screen.getByRole('textbox', { name: en.contents }), 'Cups');
  await user.click(screen.getByRole('button', { name: en.find.send }));
  expect(await screen.findByRole('heading', { name: 'parcel_1' })).toBeVisible();
  expect(sentTo(findShopperOfParcel)).toMatchObject([
    { body: { code: 'K7Q4MZ', tracking_number: 'YT123456', contents: 'Cups', quantity: 1 } },
  ]);
});

test('an unknown code is said at the field’s form, and what was typed stays', async () => {
  const refusing = mockEndpoint(findShopperOfParcelContract, () => {
    throw fail('code_unknown');
  });
  const { user } = await show({ trackingNumber: null }, [refusing]);
  await user.type(await screen.findByRole('textbox', { name: en.code }), 'NOBODY');
  await user.click(screen.getByRole('button', { name: en.find.send }));
  expect(await screen.findByText('No shopper has this code')).toBeVisible();
  expect(screen.getByRole('textbox', { name: en.code })).toHaveValue('NOBODY');
});

test('a kept parcel is given to an announcement with its number', async () => {
  const { user } = await show({ parcelId: 'kept_1', trackingNumber: 'SF1000200300' });
  await user.click(await screen.findByRole('button', { name: 'Choose K7Q4MZ' }));
  await waitFor(() =>
    expect(sentTo(findShopperOfParcel)).toMatchObject([{ body: { parcel_id: 'kept_1', number: 'FP2611A1B2C3D' } }]),
  );
  expect(sentTo(findShopperOfParcel)[0]?.body).not.toHaveProperty('tracking_number');
});

test('shows the claims beside a kept parcel; one shopper gets it, or is refused with words', async () => {
  const rival = aStaffParcelClaim({ id: 'claim_2', code: 'R2D2X9', rivals: 1, proof: 'My sister ordered it' });
  const claims = [aStaffParcelClaim({ rivals: 1 }), rival];
  const beside = mockEndpoint(listStaffParcelClaimsContract, () => ({ items: claims, next: null, count: 2 }));
  const { user } = await show({ parcelId: 'kept_1', trackingNumber: 'YT7700112233' }, [beside]);
  expect(await screen.findByText('My sister ordered it')).toBeVisible();
  expect(screen.getAllByText('1 other shopper claims this number')).toHaveLength(2);
  expect(sentTo(listStaffParcelClaims)).toMatchObject([{ query: { state: 'open', tracking_number: 'YT7700112233' } }]);
  const card = within(screen.getByRole('article', { name: 'YT7700112233 R2D2X9' }));
  await user.click(card.getByText(en.claims.refuse, { selector: 'summary' }));
  await user.type(card.getByRole('textbox', { name: en.claims.note }), 'Another shop');
  await user.click(card.getByRole('button', { name: en.claims.refuse }));
  await waitFor(() =>
    expect(sentTo(refuseParcelClaim)).toMatchObject([{ params: { id: 'claim_2' }, body: { note: 'Another shop' } }]),
  );
  await user.click(screen.getByRole('button', { name: 'Give the parcel to K7Q4MZ' }));
  expect(await screen.findByRole('heading', { name: 'kept_1' })).toBeVisible();
  expect(sentTo(giveClaimedParcel)).toMatchObject([
    { params: { id: 'claim_1' }, body: { parcel_id: 'kept_1' }, idempotencyKey: expect.any(String) as string },
  ]);
});
