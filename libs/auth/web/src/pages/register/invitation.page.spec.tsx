import { screen, waitFor } from '@testing-library/react';
import type { InvitedProps, RegisteredProps } from '@caravan/auth/api';
import { getFooterArticlesContract } from '@caravan/content/contract/schema';
import type { WebFeature } from '@caravan/web-core';
import { byTurns, mockEndpoint, renderRoute } from '@caravan/web-core/testing';
import { describe, expect, test } from 'vitest';
import { authWeb } from '../../auth.web.ts';
import { arrive, keptInvitation } from '../../lib/kept-invitation.ts';
import { authHandlers } from '../../mocks/auth.handlers.ts';
import { afterLogin } from '../../testing/landing.web.tsx';

/** The notices of another feature on the page, and after the registration. */
const inviting: WebFeature = {
  id: 'inviting',
  texts: { en: async () => ({ texts: {} }), zh: async () => ({ texts: {} }) },
  routes: [],
  lazySlots: {
    invited: async () => ({
      Slot: ({ invitation, onRemove }: InvitedProps) => <button onClick={onRemove}>remove {invitation}</button>,
    }),
    registered: async () => ({ Slot: ({ invitation }: RegisteredProps) => <p>invited by {invitation}</p> }),
  },
};

const show = (path: string, options: { language?: 'en' | 'zh'; loggedIn?: boolean } = {}) =>
  renderRoute({
    features: [authWeb, afterLogin, inviting],
    path,
    ...options,
    handlers: [...authHandlers(), mockEndpoint(getFooterArticlesContract, () => [])],
  });

describe.each(
  byTurns([
    [
      'en',
      {
        fields: ['E-mail', 'Password', 'Repeat the password'],
        agree: 'I have read and accept the registration terms',
        send: 'Create account',
        done: 'Your account is ready',
      },
    ],
    ['zh', { fields: ['邮箱', '密码', '确认密码'], agree: /同意注册条款/, send: '注册', done: '注册成功' }],
  ] as const),
)('an invitation that this browser keeps, in %s', (language, words) => {
  const registerAs = async ({ user }: Awaited<ReturnType<typeof show>>) => {
    for (const [index, text] of ['new@example.test', 'ferry246', 'ferry246'].entries())
      await user.type(screen.getByLabelText(words.fields[index] ?? ''), text);
    await user.click(screen.getByRole('checkbox', { name: words.agree }));
    await user.click(screen.getByRole('button', { name: words.send }));
    expect(await screen.findByRole('heading', { name: words.done })).toBeVisible();
  };

  test('counts without one in the address, once', async () => {
    arrive('FRIEND2026');
    const route = await show('/user/register', { language });
    expect(await screen.findByRole('button', { name: 'remove FRIEND2026' })).toBeVisible();
    await registerAs(route);
    expect(await screen.findByText('invited by FRIEND2026')).toBeVisible();
    expect(route.location()).toBe('/user/registerSuccess?ref=FRIEND2026');
    await waitFor(() => expect(keptInvitation()).toBeUndefined());
  });

  test('can be removed, also from the address', async () => {
    arrive('FRIEND2026');
    const route = await show('/user/register?ref=LATER2026&next=%2Fafter', { language });
    await route.user.click(await screen.findByRole('button', { name: 'remove LATER2026' }));
    await waitFor(() => expect(route.location()).toBe('/user/register?next=%2Fafter'));
    expect(screen.queryByRole('button', { name: /^remove/ })).toBeNull();
    await registerAs(route);
    expect(route.location()).toBe('/user/registerSuccess?next=%2Fafter');
    expect(screen.queryByText(/^invited by/)).toBeNull();
  });
});

test('an invitation that this browser keeps counts for a form that was sent before its scripts worked', async () => {
  arrive('FRIEND2026');
  await show('/user/registerSuccess', { loggedIn: true });
  expect(await screen.findByText('invited by FRIEND2026')).toBeVisible();
  expect(keptInvitation()).toBeUndefined();
});
