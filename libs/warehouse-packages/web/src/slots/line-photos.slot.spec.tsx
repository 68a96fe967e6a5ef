import { screen } from '@testing-library/react';
import { listOrderPhotosContract } from '@caravan/warehouse-packages/contract/schema';
import { useLazySlot, type WebFeature } from '@caravan/web-core';
import { byTurns, mockEndpoint, renderRoute } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { ownFeatures } from '../testing/open-page.ts';

const number = 'CV2611A1B2C3D';

/** A page with the slot for two lines, like an order's page. */
const place: WebFeature = {
  id: 'place',
  texts: { en: async () => ({ texts: {} }), zh: async () => ({ texts: {} }) },
  routes: [
    {
      path: '/',
      layout: 'default',
      load: async () => ({
        Page: () => {
          const Photos = useLazySlot('linePhotos');
          if (!Photos) return null;
          return (
            <h1>
              Order <Photos orderNumber={number} lineId="tote" name="Tote" />
              <Photos orderNumber={number} lineId="lamp" name="Lamp" />
              <Photos orderNumber={number} lineId="tote" itemId="item_2" name="Second tote" />
            </h1>
          );
        },
        meta: () => ({ title: 'Order' }),
      }),
    },
  ],
};

test.each(
  byTurns([
    ['en', '3 photos Tote', '1 photo is still to come.', 'Photos of Tote', 'View photo 1 of Second tote'],
    ['zh', '3 张实拍照片 Tote', '还有 1 张实拍待上传。', 'Tote 的实拍照片', '查看 Second tote 的第 1 张照片'],
  ] as const),
)(
  'the photos of a line open large, and the same calls serve all lines, %s',
  async (language, button, due, title, view) => {
    const asked: string[] = [];
    const photos = [1, 2].map((one) => ({
      url: `/v1/store/photos/p${one}`,
      thumb_url: `/v1/store/photos/t${one}`,
      piece: null,
    }));
    const rest = { line_id: 'kite', photos: [], photos_due: 0 };
    const handler = mockEndpoint(listOrderPhotosContract, ({ query }) => {
      asked.push(`${query.order_number} ${query.page}`);
      // A line whose goods came in more parts than one call answers.
      if (query.page === 1)
        return Array.from({ length: query.page_size }, (_, one) => ({ ...rest, item_id: `kite_${one}` }));
      const second = [{ url: '/v1/store/photos/p3', thumb_url: '/v1/store/photos/t3', piece: null }];
      return [
        { line_id: 'tote', item_id: 'item_1', photos, photos_due: 1 },
        { line_id: 'tote', item_id: 'item_2', photos: second, photos_due: 0 },
      ];
    });
    const { user } = await renderRoute({
      features: [place, ...ownFeatures],
      path: '/',
      language,
      loggedIn: true,
      handlers: [handler],
    });
    // One item of a line is shown by its own photos.
    expect(await screen.findAllByRole('button', { name: view })).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    expect(screen.getByText(due)).toBeInTheDocument();
    expect(screen.queryByText(/Lamp/)).toBeNull();
    expect(asked).toEqual([`${number} 1`, `${number} 2`]);
  },
);
