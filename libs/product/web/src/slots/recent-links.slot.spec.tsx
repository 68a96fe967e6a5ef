import { screen } from '@testing-library/react';
import { aSavedGoods } from '@caravan/goods/contract/testing';
import { useLazySlot, type WebFeature } from '@caravan/web-core';
import { renderRoute } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { savedHandlers } from '../mocks/product.handlers.ts';
import { productWeb } from '../product.web.ts';

const noTexts = async () => ({ texts: {} });

/** A page with the slot, like the home page. */
const place: WebFeature = {
  id: 'place',
  texts: { en: noTexts, zh: noTexts },
  routes: [
    {
      path: '/',
      layout: 'default',
      load: async () => ({
        Page: () => {
          const Recent = useLazySlot('recentLinks');
          return (
            <>
              <h1>Home</h1>
              {Recent ? <Recent /> : null}
            </>
          );
        },
        meta: () => ({ title: 'Home' }),
      }),
    },
  ],
};

test('shows the last three products, and leads to all', async () => {
  const recent = ['Tote', 'Lamp', 'Cup', 'Tray'].map((title) =>
    aSavedGoods({ id: title, title, url: `https://shop.example/${title}` }),
  );
  const handlers = savedHandlers({ favourites: [], recent });
  await renderRoute({ features: [place, productWeb], path: '/', loggedIn: true, handlers });
  expect(await screen.findByRole('link', { name: 'Cup' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Tray' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Favourites and recent links' })).toHaveAttribute('href', '/saved');
});
