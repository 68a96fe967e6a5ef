import { screen, waitFor, within } from '@testing-library/react';
import { fail, listMessages, readMessages, removeMessage } from '@caravan/account/contract';
import { listMessagesContract, readMessagesContract } from '@caravan/account/contract/schema';
import { aMessage, aMessagePage } from '@caravan/account/contract/testing';
import { userInfoApi } from '@caravan/auth/api';
import { aUserInfo } from '@caravan/auth/contract/testing';
import type { AppStore } from '@caravan/web-core';
import { byTurns, mockEndpoint, sentTo } from '@caravan/web-core/testing';
import { describe, expect, test, vi } from 'vitest';
import { openPage, type OpenOptions } from '../../testing/open-page.ts';

vi.setConfig({ testTimeout: 20_000 });

const words = {
  en: {
    title: 'Messages',
    unread: 'Unread:',
    unreadTab: /^Unread \d/,
    readAll: 'Mark all as read',
    allRead: 'All messages are read',
    go: 'View details',
    remove: 'Delete the message “On its way”',
    sure: 'Delete this message?',
    yes: 'Delete',
    removed: 'The message was deleted',
    empty: 'No messages yet. We will write when something happens with your orders.',
    emptyUnread: 'You have no unread messages.',
    again: 'Try again',
  },
  zh: {
    title: '站内信',
    unread: '未读：',
    unreadTab: /^未读 \d/,
    readAll: '全部标为已读',
    allRead: '已全部标为已读',
    go: '去看看',
    remove: '删除站内信「On its way」',
    sure: '删除这封站内信？',
    yes: '删除',
    removed: '站内信已删除',
    empty: '还没有站内信。订单有新动态时，我们会在这里通知您。',
    emptyUnread: '没有未读的站内信。',
    again: '重新加载',
  },
} as const;

const read = '2026-11-22T08:00:00.000Z';
const onItsWay = aMessage({
  id: 'second',
  title: 'On its way',
  body: 'Handed over.\n\nTracked.',
  created_at: '2026-11-21T08:00:00.000Z',
  link: null,
});
const inTheWarehouse = aMessage({
  id: 'first',
  title: 'In the warehouse',
  created_at: '2026-11-20T08:00:00.000Z',
  link: '/mine/store',
});
const refundPaid = aMessage({
  id: 'read',
  title: 'Refund paid',
  read_at: '2026-11-19T08:00:00.000Z',
  created_at: '2026-11-22T08:00:00.000Z',
  link: '/mine/fund',
  body: 'It is on your balance.',
});
/** The server lists unread messages first. */
const three = [onItsWay, inTheWarehouse, refundPaid];
const inbox = (items: typeof three, unread_count = 0) => ({
  messages: aMessagePage(items),
  user: aUserInfo({ unread_count }),
});

const open = (options: OpenOptions = {}, path = '/message') =>
  openPage(path, { ...options, answers: { ...inbox(three, 2), ...options.answers } });
/** The count that header and menu show. */
const unreadIn = (store: AppStore) => userInfoApi.endpoints.getUserInfo.select()(store.getState()).data?.unread_count;
const titles = () =>
  within(screen.getByRole('list', { name: /^(Messages|站内信)$/ }))
    .getAllByRole('button', { expanded: false })
    .map((button) => button.textContent);

describe.each(byTurns(['en', 'zh']))('the inbox in %s', (language) => {
  const say = words[language];
  const message = (title: string) => screen.findByRole('button', { name: new RegExp(title), expanded: false });

  test('shows unread messages first, marked as text', async () => {
    await open({ language });
    await message('Refund paid');
    expect(document.title).toBe(say.title);
    expect(titles().map((title) => title?.replace(/ (\d{4}\u2060年|\d+\sNov).*/, ''))).toEqual([
      `${say.unread} On its way`,
      `${say.unread} In the warehouse`,
      'Refund paid',
    ]);
  });

  test('opening a message marks it as read; it keeps its place, and the count changes', async () => {
    const next = inbox([onItsWay, { ...inTheWarehouse, read_at: read }, refundPaid], 1);
    const { user, store } = await open({ language, answers: { next } });
    await waitFor(() => expect(unreadIn(store)).toBe(2));
    await user.click(await message('In the warehouse'));
    expect(screen.getByText('Everything of order CV2611048213K has arrived.')).toBeVisible();
    await waitFor(() => expect(unreadIn(store)).toBe(1));
    expect(sentTo(readMessages)).toMatchObject([{ body: { ids: ['first'] } }]);
    const all = within(screen.getByRole('list', { name: say.title })).getAllByRole('button', {
      name: /warehouse|On its way|Refund/,
    });
    expect(
      all
        .filter((button) => button.hasAttribute('aria-expanded'))
        .map((button) => /warehouse|way|Refund/.exec(button.textContent ?? '')?.[0]),
    ).toEqual(['way', 'warehouse', 'Refund']);
    expect(screen.getByRole('link', { name: say.go })).toHaveAttribute('href', '/mine/store');
  });

  test('all messages are marked as read at once', async () => {
    const next = inbox(three.map((message) => ({ ...message, read_at: read })));
    const { user } = await open({ language, answers: { next } });
    await user.click(await screen.findByRole('button', { name: say.readAll }));
    expect(await screen.findByText(say.allRead)).toBeVisible();
    expect(sentTo(readMessages)).toMatchObject([{ body: { all: true } }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: say.readAll })).toBeNull());
    expect(screen.queryByText(say.unread)).toBeNull();
  });

  test('asks before it deletes a message', async () => {
    const next = inbox([inTheWarehouse, refundPaid], 1);
    const { user } = await open({ language, answers: { next } });
    await user.click(await screen.findByRole('button', { name: say.remove }));
    const sure = within(await screen.findByRole('alertdialog', { name: say.sure }));
    expect(sentTo(removeMessage)).toEqual([]);
    await user.click(sure.getByRole('button', { name: say.yes }));
    expect(await screen.findByText(say.removed)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: say.remove })).toBeNull());
    expect(sentTo(removeMessage)).toMatchObject([{ params: { id: 'second' } }]);
  });

  test('shows unread messages only, and keeps one that is read there', async () => {
    const { user, location, answers, store } = await open({ language });
    const tab = await screen.findByRole('link', { name: say.unreadTab });
    Object.assign(answers, inbox([onItsWay, inTheWarehouse], 2), { next: inbox([inTheWarehouse], 1) });
    await user.click(tab);
    expect(location()).toBe('/message?show=unread');
    await waitFor(() => expect(sentTo(listMessages).at(-1)?.query).toMatchObject({ unread: true }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Refund paid/, expanded: false })).toBeNull());
    await user.click(await message('On its way'));
    await waitFor(() => expect(unreadIn(store)).toBe(1));
    expect(screen.getByText('Handed over.')).toBeVisible();
  });

  test('has a text for an empty inbox', async () => {
    await open({ language, answers: inbox([]) });
    expect(await screen.findByText(say.empty)).toBeVisible();
  });

  test('has a text for no unread messages', async () => {
    await open({ language, answers: inbox([]) }, '/message?show=unread');
    expect(await screen.findByText(say.emptyUnread)).toBeVisible();
  });

  test('that failed to load can be retried', async () => {
    let broken = true;
    const failing = mockEndpoint(listMessagesContract, () => {
      if (broken) throw fail('unavailable');
      return aMessagePage([aMessage({ title: 'Here at last' })]);
    });
    const { user } = await open({ language, handlers: [failing] });
    const again = await screen.findByRole('button', { name: say.again });
    broken = false;
    await user.click(again);
    expect(await message('Here at last')).toBeVisible();
  });
});

test('a message that could not be marked stays unread', async () => {
  const failing = mockEndpoint(readMessagesContract, () => {
    throw fail('unavailable');
  });
  const { user, store } = await open({ handlers: [failing] });
  await user.click(await screen.findByRole('button', { name: /On its way/, expanded: false }));
  expect(await screen.findByText('The service is busy. Please try again shortly')).toBeVisible();
  expect(unreadIn(store)).toBe(2);
});

test('many messages have several pages', async () => {
  const some = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      aMessage({ id: `l${first + index}`, title: `Number ${first + index}` }),
    );
  const { user, location, answers } = await open({ answers: { messages: aMessagePage(some(1, 10), { total: 12 }) } });
  await screen.findByRole('button', { name: /Number 10/, expanded: false });
  answers.messages = aMessagePage(some(11, 2), { page: 2, total: 12 });
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(location()).toBe('/message?page=2');
  expect(await screen.findByRole('button', { name: /Number 11/, expanded: false })).toBeVisible();
  expect(sentTo(listMessages).map(({ query }) => query.page)).toEqual([1, 2]);
});

test('new messages appear when the inbox is opened again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { answers, navigate } = await open();
    await screen.findByRole('button', { name: /On its way/, expanded: false });
    answers.messages = aMessagePage([aMessage({ id: 'new', title: 'Just written' }), ...three]);
    await navigate('/mine/secure');
    // Long enough for the list to be stale, and short enough for a test's session to last.
    vi.setSystemTime(Date.now() + 20_000);
    await navigate('/message');
    expect(await screen.findByRole('button', { name: /Just written/, expanded: false })).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});
