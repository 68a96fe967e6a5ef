import { screen, within } from '@testing-library/react';
import { aTurn } from '@caravan/account/contract/testing';
import { useLazySlot, type WebFeature } from '@caravan/web-core';
import { renderRoute } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { accountWeb } from '../account.web.ts';
import { texts as en } from '../i18n/en.ts';
import { accountAnswers, accountHandlers } from '../mocks/account.handlers.ts';

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
          const YourTurn = useLazySlot('yourTurn');
          return <h1>Home {YourTurn ? <YourTurn /> : null}</h1>;
        },
        meta: () => ({ title: 'Home' }),
      }),
    },
  ],
};

test('shows the three most urgent matters, and leads to the others', async () => {
  const turns = ['A', 'B', 'C', 'D', 'E'].map((ref) => aTurn({ ref, number: ref }));
  const handlers = accountHandlers(accountAnswers({ turns }));
  await renderRoute({ features: [place, accountWeb], path: '/', loggedIn: true, handlers });
  const section = within(await screen.findByRole('region', { name: en.turns.title }));
  expect(await section.findAllByRole('listitem')).toHaveLength(3);
  expect(section.getByRole('link', { name: '2 more' })).toHaveAttribute('href', '/mine');
});
