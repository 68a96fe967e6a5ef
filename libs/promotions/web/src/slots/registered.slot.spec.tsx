import { screen, waitFor } from '@testing-library/react';
import { bindReferral, fail } from '@caravan/promotions/contract';
import { bindReferralContract } from '@caravan/promotions/contract/schema';
import { useLazySlot, type WebFeature } from '@caravan/web-core';
import { mockEndpoint, renderRoute, sentTo } from '@caravan/web-core/testing';
import { expect, it } from 'vitest';
import { promotionsHandlers } from '../mocks/promotions.handlers.ts';
import { promotionsWeb } from '../promotions.web.ts';

const host = (invitation: string): WebFeature => ({
  id: 'host',
  texts: { en: async () => ({ texts: {} }), zh: async () => ({ texts: {} }) },
  routes: [
    {
      path: '/registered',
      layout: 'default',
      load: async () => ({
        meta: () => ({ title: 'Registered' }),
        Page: () => {
          const Extra = useLazySlot('registered');
          return (
            <>
              <h1>Your account is ready</h1>
              {Extra ? <Extra invitation={invitation} /> : null}
            </>
          );
        },
      }),
    },
  ],
});
const show = (invitation: string, handlers: ReturnType<typeof promotionsHandlers> = []) =>
  renderRoute({
    features: [promotionsWeb, host(invitation)],
    path: '/registered',
    loggedIn: true,
    handlers: [...handlers, ...promotionsHandlers()],
  });

it('says once by whose code the new account was invited, and shows nothing', async () => {
  await show('FRIEND2026');
  await waitFor(() => expect(sentTo(bindReferral)).toMatchObject([{ body: { code: 'FRIEND2026' } }]));
  expect(screen.getByRole('main')).toHaveTextContent(/^Your account is ready$/);
});

it('disturbs no registration when the call fails', async () => {
  const failing = mockEndpoint(bindReferralContract, () => {
    throw fail('too_many_requests');
  });
  await show('FRIEND2026', [failing]);
  await waitFor(() => expect(sentTo(bindReferral)).toHaveLength(1));
  expect(screen.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
