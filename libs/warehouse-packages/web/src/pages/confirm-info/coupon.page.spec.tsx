import { screen, waitFor } from '@testing-library/react';
import type { CouponFieldProps } from '@caravan/promotions/api';
import { warehousePackagesPaths } from '@caravan/routes';
import { createPackage, quotePackage, type OwnQuotes } from '@caravan/warehouse-packages/contract';
import { quotePackageContract } from '@caravan/warehouse-packages/contract/schema';
import { aParcel, aStoreItem, someQuotes } from '@caravan/warehouse-packages/contract/testing';
import type { WebFeature } from '@caravan/web-core';
import { byTurns, mockEndpoint, sentTo } from '@caravan/web-core/testing';
import { beforeEach, expect, test } from 'vitest';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { openPage, ownFeatures } from '../../testing/open-page.ts';

/** Fills the place of the field for a coupon. */
const couponField: WebFeature = {
  id: 'coupon-field',
  texts: { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) },
  routes: [],
  lazySlots: {
    couponField: () =>
      Promise.resolve({
        Slot: ({ coupon, onChange }: CouponFieldProps) => (
          <>
            <p>{coupon?.problem ?? coupon?.code ?? 'no coupon'}</p>
            <button type="button" onClick={() => onChange('SHIP')}>
              use SHIP
            </button>
            <button type="button" onClick={() => onChange('NINE')}>
              use NINE
            </button>
          </>
        ),
      }),
  },
};

const quotesFor = (code: string | undefined): OwnQuotes => {
  const { lines } = someQuotes();
  const problem = code === 'SHIP' ? null : 'not known';
  const of = (id: string) => ({ line_id: id, code: code ?? '', discount_fen: problem ? 0 : 1_000, problem });
  return someQuotes({ coupons: true, discounts: code === undefined ? [] : lines.map(({ id }) => of(id)) });
};
const open = (language: 'en' | 'zh' = 'en') =>
  openPage({
    path: '/mine/store/confirmInfo?items=tote',
    items: [aStoreItem({ id: 'tote', name: 'Tote' })],
    features: [...ownFeatures, couponField],
    language,
    handlers: [mockEndpoint(quotePackageContract, ({ body }) => quotesFor(body.coupon_code))],
  });

beforeEach(() => sessionStorage.clear());

test.each(
  byTurns([
    ['en', en],
    ['zh', zh],
  ] as const),
)('in %s a coupon lowers the total, and is sent with the package', async (language, texts) => {
  const { user } = await open(language);
  // By sea: ¥117.50.
  expect(await screen.findByText('no coupon')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'use SHIP' }));
  await waitFor(() => expect(screen.getByText('¥107.50')).toBeVisible());
  await user.click(screen.getByRole('button', { name: texts.pack.submit }));
  await waitFor(() =>
    expect(sentTo(createPackage)).toMatchObject([
      { body: { coupon_code: 'SHIP', fee_fen: 10_750, line_id: 'line_sea' } },
    ]),
  );
});

test('a code that lowers nothing says so, and is not sent with the package', async () => {
  const { user } = await open();
  await screen.findByText('no coupon');
  await user.click(screen.getByRole('button', { name: 'use NINE' }));
  expect(await screen.findByText('not known')).toBeVisible();
  await user.click(screen.getByRole('button', { name: en.pack.submit }));
  await waitFor(() => expect(sentTo(createPackage)).toMatchObject([{ body: { fee_fen: 11_750 } }]));
  expect(sentTo(createPackage)[0]?.body).not.toHaveProperty('coupon_code');
  expect(sentTo(quotePackage).at(-1)?.body).toMatchObject({ coupon_code: 'NINE' });
});

test.each(
  byTurns([
    ['en', 'Coupon SHIP', '-¥10.00', 'Pay ¥138.00'],
    ['zh', '优惠券 SHIP', '-¥10.00', '¥138.00'],
  ] as const),
)('in %s the page of a package has a row for its coupon', async (language, row, amount, pay) => {
  await openPage({
    path: warehousePackagesPaths.packageDetail.href({ number: 'PK2611A1B2C3D' }),
    packages: [aParcel({ number: 'PK2611A1B2C3D', discount_fen: 1_000, coupon_code: 'SHIP' })],
    language,
  });
  expect(await screen.findByText(row)).toBeVisible();
  expect(screen.getByText(amount)).toBeVisible();
  expect(screen.getByRole('link', { name: new RegExp(pay) })).toBeVisible();
});
