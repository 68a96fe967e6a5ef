import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fail, type Packing } from '@caravan/warehouse-packages/contract';
import { packPackageContract } from '@caravan/warehouse-packages/contract/staff';
import { aParcelItem } from '@caravan/warehouse-packages/contract/testing';
import { aStaffPackage } from '@caravan/warehouse-packages/contract/testing/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { warehouseHandlers } from '../../mocks/warehouse.handlers.ts';
import { showStation } from '../../testing/show-page.ts';

const parcel = aStaffPackage({
  items: [
    { ...aParcelItem(), number: 'IT2611048213K', bin: null },
    { ...aParcelItem({ id: 'item_2', name: 'Tea' }), number: 'IT2611048214K', bin: null },
  ],
  packing_note: 'No shoe box, please',
});

const show = async (language: 'en' | 'zh' = 'en', refused = false) => {
  const packings: Packing[] = [];
  const pack = mockEndpoint(packPackageContract, ({ body, params }) => {
    if (refused) throw fail('package_cancelled', { number: params.number });
    packings.push(body);
    return { ...parcel, stage: 'ready' as const };
  });
  const shown = await showStation('/pack', [pack, ...warehouseHandlers({ packages: [parcel] })], language);
  return { ...shown, packings };
};

it('packs once all goods are scanned, whichever comes first', async () => {
  const { enter, packings } = await show();
  await enter('IT2611048214K');
  expect(await screen.findByText('No shoe box, please')).toBeVisible();
  expect(screen.getByText('1 to scan')).toBeVisible();
  await enter('IT2611048213K');
  expect(await screen.findByText('Packed')).toBeVisible();
  expect(packings).toEqual([{ items: ['IT2611048214K', 'IT2611048213K'] }]);
  expect(screen.getByRole('button', { name: `Print the label of ${parcel.number}` })).toBeEnabled();
});

it('stops wrong goods and counts a repeated scan once', async () => {
  const { enter, packings } = await show();
  await enter(parcel.number);
  expect(await screen.findByText('2 to scan')).toBeVisible();
  await enter('IT2611999999X');
  expect(await screen.findByText('Wrong goods')).toBeVisible();
  await enter('IT2611048213K');
  expect(await screen.findByText('1 to scan')).toBeVisible();
  await enter('IT2611048213K');
  expect(await screen.findByText('Already scanned')).toBeVisible();
  expect(packings).toEqual([]);
});

it('says in Chinese that the package was cancelled meanwhile', async () => {
  const { enter } = await show('zh', true);
  await enter(parcel.number);
  expect(await screen.findByText('还需扫描 2 项')).toBeVisible();
  await enter('IT2611048213K');
  expect(await screen.findByText('还需扫描 1 项')).toBeVisible();
  await enter('IT2611048214K');
  await waitFor(() => expect(screen.getByText(`包裹 ${parcel.number} 已取消，请将商品放回库位`)).toBeVisible());
});
