import { screen, within } from '@testing-library/react';
import { fail, type PublicReview } from '@caravan/warehouse-packages/contract';
import { listReviewsContract } from '@caravan/warehouse-packages/contract/schema';
import type { WebFeature } from '@caravan/web-core';
import { useSlot } from '@caravan/web-core';
import { byTurns, joinedDates, mockEndpoint, renderRoute } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { ownFeatures } from '../testing/open-page.ts';

/** A page with the slot, like the home page. */
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

const open = async (items: PublicReview[], language: 'en' | 'zh', isDown = () => false) => {
  let asked = 0;
  const handler = mockEndpoint(listReviewsContract, ({ query }) => {
    asked += 1;
    if (isDown()) throw fail('unavailable');
    const { page, page_size: size } = query;
    return { items: items.slice((page - 1) * size, page * size), ...query, total: items.length };
  });
  const { user } = await renderRoute({
    features: [place, ...ownFeatures],
    path: '/',
    language,
    handlers: [handler],
  });
  return { asked: () => asked, user };
};

test.each(
  byTurns([
    ['en', 'What shoppers say about their packages', 'Review by A***e', 'A***e, 26 Nov 2026', 'Picture by A***e'],
    ['zh', '用户收货评价', 'A***e 的评价', joinedDates('A***e，2026年11月26日'), 'A***e 上传的图片'],
  ] as const),
)('reviews stand with name, day and picture (%s)', async (language, title, by, from, picture) => {
  await open(reviews, language);
  const list = within(await screen.findByRole('region', { name: title }));
  expect(list.getAllByRole('article')).toHaveLength(2);
  const first = within(list.getByRole('article', { name: by }));
  expect(first.getByText('Well wrapped.')).toBeVisible();
  expect(first.getByText(from)).toBeVisible();
  expect(first.getByRole('img', { name: picture })).toHaveAttribute('src', '/v1/reviews/pictures/r1');
});

test('without reviews it renders nothing', async () => {
  const { asked } = await open([], 'en');
  await expect.poll(asked).toBe(1);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Home$/);
});

const many = (count: number): PublicReview[] =>
  Array.from({ length: count }, (_, index) => ({
    text: `Review ${count - index}`,
    image: null,
    name: 'A***e',
    created_at: new Date(Date.UTC(2026, 10, 1, count - index)).toISOString(),
  }));

test.each(
  byTurns([
    ['en', 'More reviews', 'All 14 reviews are shown.'],
    ['zh', '查看更多评价', '已显示全部 14 条评价'],
  ] as const),
)('older reviews come page by page, until all are there (%s)', async (language, more, all) => {
  let isDown = false;
  const { user } = await open(many(14), language, () => isDown);
  const shown = () => screen.getAllByRole('article').map((one) => within(one).getByText(/^Review \d+$/).textContent);
  await expect.poll(() => screen.queryAllByRole('article').length).toBe(6);

  isDown = true;
  await user.click(screen.getByRole('button', { name: more }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(shown()).toHaveLength(6);

  isDown = false;
  await user.click(screen.getByRole('button', { name: more }));
  await expect.poll(shown).toHaveLength(12);
  await user.click(screen.getByRole('button', { name: more }));
  await expect.poll(shown).toEqual(many(14).map(({ text }) => text));
  expect(screen.getByText(all)).toBeVisible();
  expect(screen.queryByRole('button', { name: more })).not.toBeInTheDocument();
});

test('with six reviews there is no button for more', async () => {
  await open(many(6), 'en');
  await expect.poll(() => screen.queryAllByRole('article').length).toBe(6);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
