import { screen, within } from '@testing-library/react';
import { usualRules } from '@caravan/content/contract';
import type { WebFeature } from '@caravan/web-core';
import { useLazySlot } from '@caravan/web-core';
import { byTurns, renderRoute } from '@caravan/web-core/testing';
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
          const Example = useLazySlot('warehouseExample');
          const goods = { name: 'Canvas tote', spec: 'Natural, L', weight_g: 480, rules: usualRules };
          return <h1>Home {Example ? <Example {...goods} /> : null}</h1>;
        },
        meta: () => ({ title: 'Home' }),
      }),
    },
  ],
};

test.each(
  byTurns([
    ['en', 'No photo yet'],
    ['zh', '暂无实拍'],
  ] as const),
)('in %s the example goods have a picture, and nothing to operate', async (language, missing) => {
  await renderRoute({ features: [place, ...ownFeatures], path: '/', language });
  const card = within(await screen.findByRole('article', { name: 'Canvas tote' }));
  expect(card.queryByText(missing)).not.toBeInTheDocument();
  expect(document.querySelector('article :is(a, button, input)')).toBeNull();
  expect(document.querySelector('main img, article img')).toHaveAttribute(
    'src',
    expect.stringMatching(/tote|^data:image\/svg/),
  );
});
