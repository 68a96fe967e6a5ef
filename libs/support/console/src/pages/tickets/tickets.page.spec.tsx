import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listStaffConversations } from '@caravan/support/contract';
import { aStaffThread } from '@caravan/support/contract/testing';
import { sentTo } from '@caravan/web-core/testing';
import { renderConsole } from '../../testing/render-console.ts';

const threads = () => [
  aStaffThread(),
  aStaffThread({ id: 'conversation-2', about: { kind: 'general', ref: null }, state: 'closed', language: 'zh' }),
];

it('lists the conversations and filters them by state and words', async () => {
  const { user } = await renderConsole('/tickets', { threads: threads() });
  expect(await screen.findByRole('link', { name: 'Order OD2611020001' })).toHaveAttribute(
    'href',
    '/tickets/conversation-1',
  );
  await user.type(screen.getByRole('searchbox', { name: 'Number or words' }), 'tea');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Closed');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Order OD2611020001' })).not.toBeInTheDocument());
  expect(await screen.findByRole('link', { name: 'General question' })).toBeVisible();
  expect(sentTo(listStaffConversations).at(-1)).toMatchObject({ query: { q: 'tea', state: 'closed' } });
});

it('lists those of one shopper or about one order', async () => {
  await renderConsole('/tickets?user=user-1&ref=OD2611020001', { threads: threads() });
  await screen.findByRole('link', { name: 'Order OD2611020001' });
  expect(sentTo(listStaffConversations)).toMatchObject([{ query: { user_id: 'user-1', ref: 'OD2611020001' } }]);
});

it('says in Chinese that none matches', async () => {
  await renderConsole('/tickets?state=answered', { language: 'zh', threads: threads() });
  expect(await screen.findByText('没有符合条件的留言，请调整筛选条件。')).toBeVisible();
});
