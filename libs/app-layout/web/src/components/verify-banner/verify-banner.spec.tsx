import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sendActivationContract } from '@caravan/auth/contract/schema';
import { mockEndpoint, mockServer } from '@caravan/web-core/testing';
import { renderPage } from '../../testing/render-page.ts';

it.each([
  ['en', /confirm your e-mail shopper@example\.test/i, 'Send the link again'],
  ['zh', /shopper@example\.test.*尚未验证/, '重新发送'],
] as const)('reminds of an unconfirmed e-mail and sends the link again (%s)', async (language, words, again) => {
  const { user } = await renderPage({ language, loggedIn: true, user: { email_verified: false } });
  let sent = 0;
  mockServer.use(
    mockEndpoint(sendActivationContract, () => {
      sent += 1;
      return null;
    }),
  );
  expect(await screen.findByText(words)).toBeVisible();
  await user.click(screen.getByRole('button', { name: again }));
  await waitFor(() => expect(screen.queryByRole('button', { name: again })).toBeNull());
  expect(sent).toBe(1);
});

it('is hidden for a visitor and for a confirmed e-mail', async () => {
  const { unmount } = await renderPage();
  expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
  unmount();
  await renderPage({ loggedIn: true, user: { email_verified: true, cart_count: 7 } });
  // The count is loaded together with the profile.
  expect(await screen.findByRole('link', { name: 'Cart, 7 items' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
});
