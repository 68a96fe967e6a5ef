import { screen } from '@testing-library/react';
import { useState } from 'react';
import { getProgramsContract } from '@caravan/promotions/contract/schema';
import { useLazySlot, type WebFeature } from '@caravan/web-core';
import { byTurns, mockEndpoint, renderRoute } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { texts as en } from '../i18n/en.ts';
import { texts as zh } from '../i18n/zh.ts';
import { promotionsWeb } from '../promotions.web.ts';

const host = (first: string): WebFeature => ({
  id: 'host',
  texts: { en: async () => ({ texts: {} }), zh: async () => ({ texts: {} }) },
  routes: [
    {
      path: '/register',
      layout: 'default',
      load: async () => ({
        meta: () => ({ title: 'Register' }),
        Page: () => {
          const Invited = useLazySlot('invited');
          const [invitation, setInvitation] = useState<string | undefined>(first);
          return (
            <>
              <h1>Register</h1>
              {Invited && invitation ? (
                <Invited invitation={invitation} onRemove={() => setInvitation(undefined)} />
              ) : (
                <p>No invitation</p>
              )}
            </>
          );
        },
      }),
    },
  ],
});

const show = async (invitation: string, language: 'en' | 'zh', referral = true) => {
  let isAsked = false;
  const programs = mockEndpoint(getProgramsContract, () => {
    isAsked = true;
    return { points: true, referral };
  });
  const route = await renderRoute({
    features: [promotionsWeb, host(invitation)],
    path: '/register',
    language,
    handlers: [programs],
  });
  await expect.poll(() => isAsked).toBe(true);
  return route;
};

test.each(
  byTurns([
    ['en', en.invited],
    ['zh', zh.invited],
  ] as const),
)('says in %s by which code the visitor is invited, and removes it', async (language, texts) => {
  const { user } = await show('FRIEND2026', language);
  const said = texts.text.replace('{{code}}', 'FRIEND2026');
  expect(await screen.findByText(said)).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.remove }));
  expect(screen.getByText('No invitation')).toBeVisible();
  expect(screen.queryByText(said)).toBeNull();
});

test.each([
  ['a shop that rewards no invitations', 'FRIEND2026', false],
  ['a code that is longer than any', 'X'.repeat(21), true],
])('says nothing in %s', async (_, code, referral) => {
  await show(code, 'en', referral);
  expect(screen.queryByRole('button', { name: en.invited.remove })).toBeNull();
});
