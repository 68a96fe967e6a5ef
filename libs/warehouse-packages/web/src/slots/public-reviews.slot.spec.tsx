import { screen, within } from '@testing-library/react';
import type { PublicReview } from '@caravan/warehouse-packages/contract';
import { listReviewsSchema } from '@caravan/warehouse-packages/contract/schema';
import type { WebFeature } from '@caravan/web-core';
import { useSlot } from '@caravan/web-core';
import { mockEndpoint, renderRoute } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { warehousePackagesWeb } from '../warehouse-packages.web.ts';

/** A page with the place, as the home page has it. */
const place: WebFeature = {
  id: 'place',
  texts: { en: async () => ({ texts: {} }), zh: async () => ({ texts: {} }) },
  routes: [
    {
      path: '/',
      layout: 'default',
      load: async () => ({
        Page: () => {
          const Reviews = useSlot('publicReviews');
          return <h1>Home {Reviews ? <Reviews /> : null}</h1>;
        },
        meta: () => ({ title: 'Home' }),
      }),
    },
  ],
};

const reviews: PublicReview[] = [
  { text: 'Well wrapped.', image: '/v1/reviews/pictures/r1', name: 'A***e', created_at: '2026-11-26T09:00:00.000Z' },
  { text: 'A day early.', image: null, name: 'Anonymous', created_at: '2026-11-25T09:00:00.000Z' },
];

const open = async (items: PublicReview[], language: 'en' | 'zh') => {
  let asked = 0;
  const handler = mockEndpoint(listReviewsSchema, ({ query }) => {
    asked += 1;
    return { items, ...query, total: items.length };
  });
  await renderRoute({ features: [place, warehousePackagesWeb], path: '/', language, handlers: [handler] });
  return { asked: () => asked };
};

test.each([
  ['en', 'What shoppers say of their packages', 'Review by A***e', 'A***e, 26 Nov 2026', 'Picture by A***e'],
  ['zh', '用户收货评价', 'A***e 的评价', 'A***e，2026年11月26日', 'A***e 上传的图片'],
] as const)('reviews stand with name, day and picture (%s)', async (language, title, by, from, picture) => {
  await open(reviews, language);
  const list = within(await screen.findByRole('region', { name: title }));
  expect(list.getAllByRole('article')).toHaveLength(2);
  const first = within(list.getByRole('article', { name: by }));
  expect(first.getByText('Well wrapped.')).toBeVisible();
  expect(first.getByText(from)).toBeVisible();
  expect(first.getByRole('img', { name: picture })).toHaveAttribute('src', '/v1/reviews/pictures/r1');
});

test('without reviews there is nothing at all', async () => {
  const { asked } = await open([], 'en');
  await expect.poll(asked).toBe(1);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Home$/);
});
