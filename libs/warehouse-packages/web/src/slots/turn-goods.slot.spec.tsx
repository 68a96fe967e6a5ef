import { screen, waitFor } from '@testing-library/react';
import { decidePhotos } from '@caravan/warehouse-packages/contract';
import { aStoreItem } from '@caravan/warehouse-packages/contract/testing';
import { useLazySlot, type WebFeature } from '@caravan/web-core';
import { sentTo } from '@caravan/web-core/testing';
import { expect, test, vi } from 'vitest';
import { openPage, ownFeatures } from '../testing/open-page.ts';

const onDecided = vi.fn();
const noTexts = async () => ({ texts: {} });

/** A page with the slot, like the list of what waits. */
const place: WebFeature = {
  id: 'place',
  texts: { en: noTexts, zh: noTexts },
  routes: [
    {
      path: '/turns',
      layout: 'default',
      load: async () => ({
        Page: () => {
          const Goods = useLazySlot('turnGoods');
          return (
            <>
              <h1>Turns</h1>
              {Goods ? <Goods ids={['tote', 'lamp']} onDecided={onDecided} /> : null}
            </>
          );
        },
        meta: () => ({ title: 'Turns' }),
      }),
    },
  ],
};

test('goods that arrived have their photos beside the picture of the shop, and are accepted in place', async () => {
  const photo = { url: '/seam', thumb_url: '/seam-small', piece: null };
  const items = [
    aStoreItem({ id: 'tote', name: 'Tote', photos: [photo], photos_open: true }),
    aStoreItem({ id: 'lamp', name: 'Lamp', photos: [], photos_due: 2, photos_open: false }),
  ];
  const { user } = await openPage({ path: '/turns', language: 'en', items, features: [place, ...ownFeatures] });
  expect(await screen.findByRole('img', { name: 'The shop\u2019s picture of Tote' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'View photo 1 of Tote' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lamp' })).toHaveAttribute('href', '/mine/store/item?id=lamp');
  const accept = screen.getAllByRole('button', { name: /accept/i });
  expect(accept).toHaveLength(1);
  await user.click(accept[0] as HTMLElement);
  await waitFor(() =>
    expect(sentTo(decidePhotos)).toMatchObject([
      { params: { item_id: 'tote' }, body: { verdict: 'accepted', photos: 1 } },
    ]),
  );
  await waitFor(() => expect(onDecided).toHaveBeenCalled());
});
