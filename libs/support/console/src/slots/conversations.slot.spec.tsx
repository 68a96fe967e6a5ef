import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consoleCoreFeature } from '@caravan/console-core';
import { consoleTestLayout } from '@caravan/console-core/testing';
import type { ConversationsSlotProps } from '@caravan/account/api/staff';
import { listStaffConversations } from '@caravan/support/contract';
import { listStaffConversationsContract } from '@caravan/support/contract/schema';
import { aStaffThread } from '@caravan/support/contract/testing';
import { useLazySlot, type LayoutProps } from '@caravan/web-core';
import { mockEndpoint, renderRoute, sentTo } from '@caravan/web-core/testing';
import { supportConsole } from '../support.console.ts';

/** Shows the slot on a page, as other features' pages do. */
const show = (props: ConversationsSlotProps, language: 'en' | 'zh', items = [aStaffThread()], next?: string) => {
  const base = consoleTestLayout();
  const Layout = base.layouts.default;
  const WithSlot = ({ children }: LayoutProps) => {
    const Slot = useLazySlot('conversations');
    return (
      <Layout>
        {Slot ? <Slot {...props} /> : null}
        {children}
      </Layout>
    );
  };
  const list = mockEndpoint(listStaffConversationsContract, () => ({ items, next: next ?? null, count: 11 }));
  return renderRoute({
    features: [consoleCoreFeature, supportConsole],
    path: '/elsewhere',
    language,
    handlers: [list],
    loggedIn: true,
    appLayout: { ...base, layouts: { default: WithSlot, login: WithSlot, bare: WithSlot } },
  });
};

it('lists the conversations about an order, and leads to the rest', async () => {
  await show({ about: 'OD2611020001' }, 'en', [aStaffThread()], 'older');
  const table = await screen.findByRole('table', { name: 'Conversations' });
  expect(within(table).getByRole('link', { name: 'Order OD2611020001' })).toHaveAttribute(
    'href',
    '/tickets/conversation-1',
  );
  expect(screen.getByRole('link', { name: 'All conversations on this' })).toHaveAttribute(
    'href',
    '/tickets?ref=OD2611020001',
  );
  expect(sentTo(listStaffConversations)).toMatchObject([{ query: { ref: 'OD2611020001' } }]);
});

it('says in Chinese that a shopper wrote nothing', async () => {
  await show({ userId: 'user-1' }, 'zh', []);
  expect(await screen.findByText('暂无留言。')).toBeVisible();
  expect(sentTo(listStaffConversations)).toMatchObject([{ query: { user_id: 'user-1' } }]);
});
