import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sendActivationContract } from '@caravan/auth/contract/schema';
import { byTurns, mockEndpoint, mockServer } from '@caravan/web-core/testing';
import { renderPage } from '../../testing/render-page.ts';

afterEach(() => sessionStorage.clear());

const unconfirmed = { loggedIn: true, user: { email_verified: false } } as const;

const words = {
  en: { text: /confirm your e-mail shopper@example\.test/i, again: 'Send again', close: 'Hide this reminder' },
  zh: { text: /shopper@example\.test.*尚未验证/, again: '重新发送', close: '隐藏此提醒' },
} as const;

it.each(byTurns(['en', 'zh']))('reminds of an unconfirmed e-mail and sends the link again (%s)', async (language) => {
  const { text, again } = words[language];
  const { user } = await renderPage({ language, ...unconfirmed });
  let sent = 0;
  mockServer.use(
    mockEndpoint(sendActivationContract, () => {
      sent += 1;
      return null;
    }),
  );
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: again }));
  await waitFor(() => expect(screen.queryByRole('button', { name: again })).toBeNull());
  expect(sent).toBe(1);
});

it.each(byTurns(['en', 'zh']))('stays closed for the visit (%s)', async (language) => {
  const { text, close } = words[language];
  const { user, unmount } = await renderPage({ language, ...unconfirmed });
  await user.click(await screen.findByRole('button', { name: close }));
  expect(screen.queryByText(text)).toBeNull();
  unmount();
  await renderPage({ language, loggedIn: true, user: { email_verified: false, cart_count: 7 } });
  expect(await screen.findAllByText('7')).not.toHaveLength(0);
  expect(screen.queryByText(text)).toBeNull();
});

it('is hidden for a visitor and for a confirmed e-mail', async () => {
  const { unmount } = await renderPage();
  expect(screen.queryByRole('button', { name: words.en.again })).toBeNull();
  unmount();
  await renderPage({ loggedIn: true, user: { email_verified: true, cart_count: 7 } });
  // The count is loaded together with the profile.
  expect(await screen.findAllByRole('link', { name: 'Cart, 7 items' })).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: words.en.again })).toBeNull();
});

it('does not disturb a checkout', async () => {
  await renderPage({ ...unconfirmed, user: { email_verified: false, cart_count: 7 }, path: '/confirmOrder' });
  expect(await screen.findAllByRole('link', { name: 'Cart, 7 items' })).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: words.en.again })).toBeNull();
});
