import { screen, waitFor, within } from '@testing-library/react';
import { createPackage, quotePackage } from '@caravan/warehouse-packages/contract';
import { aStoreItem } from '@caravan/warehouse-packages/contract/testing';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

const gz = { id: 'GZ', name: '广州仓' };
const yw = { id: 'YW', name: '义乌仓' };
const goods = [
  aStoreItem({ id: 'tote', name: 'Tote', warehouse: gz }),
  aStoreItem({ id: 'cup', name: 'Cup', warehouse: gz }),
  aStoreItem({ id: 'lamp', name: 'Lamp', warehouse: yw }),
];

beforeEach(() => sessionStorage.clear());

test.each(
  byTurns([
    [
      'en',
      {
        place: 'In 义乌仓',
        all: 'Select all on this page',
        apart: 'These goods are in 2 warehouses and make 2 packages.',
        only: 'Only 广州仓',
        pack: 'Pack',
      },
    ],
    [
      'zh',
      {
        place: '所在仓库：义乌仓',
        all: '全选本页',
        apart: '所选商品分别在 2 个仓库，需分成 2 个包裹。',
        only: '只选广州仓',
        pack: '打包',
      },
    ],
    [
      'de',
      {
        place: 'Lager: 义乌仓',
        all: 'Alle auf dieser Seite auswählen',
        apart: 'Diese Ware liegt in 2 Lagern und braucht 2 Pakete.',
        only: 'Nur 广州仓',
        pack: 'Packen',
      },
    ],
  ] as const),
)(
  'in %s the shelf says where goods are, and that goods of two warehouses make two packages',
  async (language, words) => {
    const page = await openPage({ path: '/mine/store', language, items: goods });
    const lamp = within(await screen.findByRole('article', { name: 'Lamp' }));
    expect(lamp.getByText(words.place)).toBeVisible();
    await page.user.click(screen.getByRole('checkbox', { name: words.all }));
    expect(await screen.findByText(words.apart)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: words.pack }));
    expect(page.location()).toBe('/mine/store');
    expect(sentTo(quotePackage)).toEqual([]);

    await page.user.click(screen.getByRole('button', { name: words.only }));
    expect(lamp.getByRole('checkbox')).not.toBeChecked();
    await page.user.click(screen.getByRole('button', { name: words.pack }));
    await waitFor(() => expect(page.location()).toBe('/mine/store/confirmInfo?items=tote%2Ccup'));
  },
);

test('the packing page divides goods of two warehouses, and quotes nothing before', async () => {
  const page = await openPage({ path: '/mine/store/confirmInfo?items=tote,cup,lamp', items: goods });
  expect(await screen.findByText('These goods make 2 packages')).toBeVisible();
  expect(screen.getByText('In 义乌仓')).toBeVisible();
  expect(sentTo(quotePackage)).toEqual([]);
  expect(sentTo(createPackage)).toEqual([]);
  await page.user.click(screen.getByRole('link', { name: 'Pack those in 广州仓' }));
  await waitFor(() => expect(page.location()).toBe('/mine/store/confirmInfo?items=tote%2Ccup'));
});

test('with one warehouse no goods name it', async () => {
  await openPage({ path: '/mine/store', items: [aStoreItem({ id: 'tote', name: 'Tote' })] });
  await screen.findByRole('article', { name: 'Tote' });
  expect(screen.queryByText(/^In /)).toBeNull();
});
