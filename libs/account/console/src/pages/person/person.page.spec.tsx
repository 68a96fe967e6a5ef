import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Person } from '@caravan/account/contract';
import { getPersonContract } from '@caravan/account/contract/schema';
import { aPerson } from '@caravan/account/contract/testing';
import { fail } from '@caravan/kernel';
import { consoleCoreFeature } from '@caravan/console-core';
import { mockEndpoint } from '@caravan/web-core/mocks';
import type { WebFeature } from '@caravan/web-core';
import { byTurns, renderRoute } from '@caravan/web-core/testing';
import { accountConsole } from '../../account.console.ts';
import { accountStaffHandlers } from '../../mocks/account.handlers.ts';

const at = '2026-11-20T08:00:00.000Z';
const ada: Person = aPerson({
  id: 'user_1',
  email: 'ada@example.test',
  nickname: 'Ada',
  email_verified: true,
  language: 'zh',
  residence: 'GB',
  countries: ['GB', 'FR'],
  balance_fen: 12_345,
  messages: { recent: 3, unread: 1 },
  devices: 2,
  programs: { tokens: 3, webhooks: 1 },
  seen_at: at,
  work: [
    {
      kind: 'order',
      total: 31,
      items: [{ ref: 'CV2611A1B2C3D', title: 'Tea House', status: 'in_stock', amount_fen: 9_900, at }],
    },
    {
      kind: 'package',
      total: 1,
      items: [{ ref: 'PA2611A1B2C3D', title: null, status: 'done', amount_fen: 8_800, at }],
    },
    { kind: 'payment', total: 0, items: [] },
  ],
});

const show = (person: Person[], language: 'en' | 'zh' = 'en', path = '/people/user_1') =>
  renderRoute({
    features: [consoleCoreFeature, accountConsole],
    path,
    language,
    handlers: accountStaffHandlers([], [], person),
    loggedIn: true,
  });

it('shows the account, and leads to its orders and packages', async () => {
  await show([ada]);
  expect(await screen.findByRole('heading', { level: 1, name: 'ada@example.test' })).toBeInTheDocument();
  expect(screen.getByText('E-mail confirmed')).toBeInTheDocument();
  expect(screen.getByText('United Kingdom, France')).toBeInTheDocument();
  expect(screen.getByText('¥123.45')).toBeInTheDocument();
  expect(screen.getByText('3 in the last 30 days, 1 unread')).toBeInTheDocument();
  expect(screen.getByText('Access tokens: 3, webhooks: 1')).toBeInTheDocument();
  const order = screen.getByRole('row', { name: /CV2611A1B2C3D/ });
  expect(order).toHaveTextContent('In stock');
  expect(within(order).getByRole('link')).toHaveAttribute('href', '/orders/CV2611A1B2C3D');
  expect(screen.getByText('The newest 1 of 31')).toBeInTheDocument();
  const parcel = screen.getByRole('row', { name: /PA2611A1B2C3D/ });
  expect(within(parcel).getByRole('link')).toHaveAttribute('href', '/packages/PA2611A1B2C3D');
  expect(screen.getByText('None yet')).toBeInTheDocument();
});

it('speaks Chinese, and shows no balance to those who may not see it', async () => {
  await show([{ ...ada, balance_fen: null, work: ada.work.slice(0, 2) }], 'zh');
  expect(await screen.findByRole('heading', { level: 1, name: 'ada@example.test' })).toBeInTheDocument();
  expect(screen.getByText('英国、法国')).toBeInTheDocument();
  expect(screen.getByText('近 30 天 3 条，未读 1 条')).toBeInTheDocument();
  expect(screen.getByText('访问令牌：3，通知地址：1')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /CV2611A1B2C3D/ })).toHaveTextContent('已入库');
  expect(screen.getByRole('row', { name: /PA2611A1B2C3D/ })).toHaveTextContent('已完成');
  expect(screen.queryByText('余额')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '支付' })).not.toBeInTheDocument();
});

it('shows what support puts there on the person', async () => {
  const support: WebFeature = {
    id: 'support-console',
    texts: { en: async () => ({ texts: {} }), zh: async () => ({ texts: {} }) },
    routes: [],
    lazySlots: {
      conversations: async () => ({ Slot: (props) => <p>conversations of {'userId' in props ? props.userId : ''}</p> }),
    },
  };
  await renderRoute({
    features: [consoleCoreFeature, accountConsole, support],
    path: '/people/user_1',
    handlers: accountStaffHandlers([], [], [ada]),
    loggedIn: true,
  });
  expect(await screen.findByText('conversations of user_1')).toBeVisible();
});

it.each(
  byTurns([
    ['en', 'There is no such account, or it was closed'],
    ['zh', '该用户不存在或已注销'],
  ] as const),
)('says that nobody has this id (%s)', async (language, words) => {
  await show([], language, '/people/nobody');
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('offers another try if the account cannot be read', async () => {
  const unavailable = mockEndpoint(getPersonContract, () => {
    throw fail('unavailable');
  });
  await renderRoute({
    features: [consoleCoreFeature, accountConsole],
    path: '/people/user_1',
    handlers: [unavailable],
    loggedIn: true,
  });
  expect(await screen.findByText('The account could not be read')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
