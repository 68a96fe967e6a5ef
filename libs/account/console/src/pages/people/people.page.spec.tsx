import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listStaffUsersContract } from '@caravan/account/contract/schema';
import { aStaffUser } from '@caravan/account/contract/testing';
import { fail } from '@caravan/kernel';
import { consoleCoreFeature } from '@caravan/console-core';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, renderRoute } from '@caravan/web-core/testing';
import { accountConsole } from '../../account.console.ts';
import { accountStaffHandlers } from '../../mocks/account.handlers.ts';

const people = [
  aStaffUser({ id: 'user_1', email: 'ada@example.test', nickname: 'Ada', email_verified: true }),
  aStaffUser({ id: 'user_2', email: 'buyer@shop.test', nickname: null, role: 'staff', email_verified: false }),
];
const show = (path = '/people', language: 'en' | 'zh' = 'en', handlers = accountStaffHandlers(people, [])) =>
  renderRoute({ features: [consoleCoreFeature, accountConsole], path, language, handlers, loggedIn: true });

it('lists accounts with their state', async () => {
  await show();
  const row = await screen.findByRole('row', { name: /buyer@shop\.test/ });
  expect(within(row).getByText('Staff')).toBeInTheDocument();
  expect(within(row).getByText('E-mail not confirmed')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /ada@example\.test/ })).toHaveTextContent('E-mail confirmed');
});

it('finds by words that stay in the address', async () => {
  const { user, location } = await show();
  await user.type(await screen.findByRole('searchbox', { name: 'E-mail, nickname or id' }), ' ada ');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /buyer@shop/ })).not.toBeInTheDocument());
  expect(await screen.findByRole('row', { name: /ada@example/ })).toBeInTheDocument();
  expect(location()).toBe('/people?q=ada');
});

it.each(
  byTurns([
    ['en', 'More than 1,000 entries', 'Next page', 'First page'],
    ['zh', '超过 1,000 条', '下一页', '第一页'],
  ] as const),
)('leads through a long list by cursor (%s)', async (language, many, next, first) => {
  const [ada, buyer] = people;
  const long = mockEndpoint(listStaffUsersContract, ({ query: { cursor } }) => ({
    items: [cursor === 'behind-ada' ? buyer : ada].flatMap((one) => one ?? []),
    ...{ page: 1, page_size: 50, total: 1_001, count: null, next: cursor ? null : 'behind-ada' },
  }));
  const { user, location } = await show('/people', language, [long]);
  expect(await screen.findByText(many)).toBeVisible();
  await user.click(screen.getByRole('link', { name: next }));
  expect(await screen.findByRole('row', { name: /buyer@shop/ })).toBeInTheDocument();
  expect(location()).toBe('/people?cursor=behind-ada');
  expect(screen.queryByRole('link', { name: next })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: first }));
  expect(await screen.findByRole('row', { name: /ada@example/ })).toBeInTheDocument();
});

it('says in Chinese that nobody matches', async () => {
  await show('/people?q=nobody', 'zh');
  expect(await screen.findByText('没有符合条件的用户，可试试输入邮箱的一部分。')).toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: '邮箱、昵称或编号' })).toHaveValue('nobody');
});

it('offers another try if the list cannot be read', async () => {
  const unavailable = mockEndpoint(listStaffUsersContract, () => {
    throw fail('unavailable');
  });
  await show('/people', 'en', [unavailable]);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
