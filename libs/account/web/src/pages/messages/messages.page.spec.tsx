import { screen, waitFor, within } from '@testing-library/react';
import { fail } from '@caravan/account/contract';
import { listLettersSchema, readLettersSchema } from '@caravan/account/contract/schema';
import { aLetter } from '@caravan/account/contract/testing';
import { mockEndpoint } from '@caravan/web-core/testing';
import { describe, expect, test, vi } from 'vitest';
import { openPage, type OpenOptions } from '../../testing/open-page.ts';

vi.setConfig({ testTimeout: 20_000 });

const words = {
  en: {
    title: 'Letters',
    unread: 'Unread:',
    unreadTab: /^Unread \d/,
    menu: (count: number) => `Letters ${count} unread`,
    readAll: 'Mark all as read',
    allRead: 'All letters are read',
    go: 'Go there',
    remove: 'Delete the letter “On its way”',
    sure: 'Delete this letter?',
    yes: 'Delete',
    removed: 'The letter is deleted',
    empty: 'No letters yet. We write when something happens to your orders.',
    emptyUnread: 'You have read everything.',
    again: 'Try again',
  },
  zh: {
    title: '站内信',
    unread: '未读：',
    unreadTab: /^未读 \d/,
    menu: (count: number) => `站内信 ${count} 封未读`,
    readAll: '全部标为已读',
    allRead: '已全部标为已读',
    go: '去看看',
    remove: '删除站内信“On its way”',
    sure: '删除这封站内信？',
    yes: '删除',
    removed: '站内信已删除',
    empty: '还没有站内信。订单有新动态时，我们会写信给您。',
    emptyUnread: '没有未读的站内信。',
    again: '重新加载',
  },
} as const;

const letters = [
  aLetter({ id: 'read', title: 'Refund paid', read_at: '2026-11-19T08:00:00.000Z', created_at: '2026-11-22T08:00:00.000Z', link: '/mine/fund', body: 'It is on your balance.' }),
  aLetter({ id: 'first', title: 'In the warehouse', created_at: '2026-11-20T08:00:00.000Z', link: '/mine/store' }),
  aLetter({ id: 'second', title: 'On its way', body: 'Handed over.\n\nTracked.', created_at: '2026-11-21T08:00:00.000Z', link: null }),
];

const open = (options: OpenOptions = {}, path = '/message') => openPage(path, { account: { letters }, ...options });
const titles = () => within(screen.getByRole('list', { name: /^(Letters|站内信)$/ })).getAllByRole('button', { expanded: false }).map((button) => button.textContent);

describe.each(['en', 'zh'] as const)('the inbox in %s', (language) => {
  const say = words[language];
  const letter = (title: string) => screen.findByRole('button', { name: new RegExp(title), expanded: false });

  test('has unread letters first, said in words', async () => {
    await open({ language });
    await letter('Refund paid');
    expect(document.title).toBe(say.title);
    expect(titles().map((title) => title?.replace(/ (\d{4}年|\d+ Nov).*/, ''))).toEqual([`${say.unread} On its way`, `${say.unread} In the warehouse`, 'Refund paid']);
  });

  test('a letter is read by opening it; it stays where it is, and the count follows', async () => {
    const { user, account } = await open({ language });
    await screen.findByRole('link', { name: say.menu(2) });
    await user.click(await letter('In the warehouse'));
    expect(screen.getByText('Everything of order CV2611048213K has arrived.')).toBeVisible();
    expect(await screen.findByRole('link', { name: say.menu(1) })).toBeVisible();
    expect(account.letters.find(({ id }) => id === 'first')?.read_at).not.toBeNull();
    const all = within(screen.getByRole('list', { name: say.title })).getAllByRole('button', { name: /warehouse|On its way|Refund/ });
    expect(all.filter((button) => button.hasAttribute('aria-expanded')).map((button) => /warehouse|way|Refund/.exec(button.textContent ?? '')?.[0])).toEqual(['way', 'warehouse', 'Refund']);
    expect(screen.getByRole('link', { name: say.go })).toHaveAttribute('href', '/mine/store');
  });

  test('all are read at once', async () => {
    const { user, account } = await open({ language });
    await user.click(await screen.findByRole('button', { name: say.readAll }));
    expect(await screen.findByText(say.allRead)).toBeVisible();
    expect(account.letters.every(({ read_at: readAt }) => readAt !== null)).toBe(true);
    await waitFor(() => expect(screen.queryByRole('button', { name: say.readAll })).toBeNull());
    expect(screen.queryByText(say.unread)).toBeNull();
  });

  test('asks before a letter is thrown away', async () => {
    const { user, account } = await open({ language });
    await user.click(await screen.findByRole('button', { name: say.remove }));
    const sure = within(await screen.findByRole('alertdialog', { name: say.sure }));
    expect(account.letters).toHaveLength(3);
    await user.click(sure.getByRole('button', { name: say.yes }));
    expect(await screen.findByText(say.removed)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: say.remove })).toBeNull());
    expect(account.letters.map(({ id }) => id)).toEqual(['read', 'first']);
  });

  test('shows unread ones alone, and a letter read there does not vanish under the eyes', async () => {
    const { user, location } = await open({ language });
    await user.click(await screen.findByRole('link', { name: say.unreadTab }));
    expect(location()).toBe('/message?show=unread');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Refund paid/, expanded: false })).toBeNull());
    await user.click(await letter('On its way'));
    await screen.findByRole('link', { name: say.menu(1) });
    expect(screen.getByText('Handed over.')).toBeVisible();
  });

  test('says so where there is nothing', async () => {
    await open({ language, account: { letters: [] } });
    expect(await screen.findByText(say.empty)).toBeVisible();
  });

  test('says so where nothing is unread', async () => {
    await open({ language, account: { letters: [letters[0] ?? aLetter()] } }, '/message?show=unread');
    expect(await screen.findByText(say.emptyUnread)).toBeVisible();
  });

  test('that could not be loaded can be asked for again', async () => {
    let broken = true;
    const failing = mockEndpoint(listLettersSchema, ({ query }) => {
      if (broken) throw fail('unavailable');
      return { items: [aLetter({ title: 'Here at last' })], page: query.page, page_size: query.page_size, total: 1 };
    });
    const { user } = await open({ language, handlers: [failing] });
    const again = await screen.findByRole('button', { name: say.again });
    broken = false;
    await user.click(again);
    expect(await letter('Here at last')).toBeVisible();
  });
});

test('a letter that could not be marked stays unread', async () => {
  const failing = mockEndpoint(readLettersSchema, () => {
    throw fail('unavailable');
  });
  const { user } = await open({ handlers: [failing] });
  await user.click(await screen.findByRole('button', { name: /On its way/, expanded: false }));
  expect(await screen.findByText('The service is busy. Please try again shortly')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Letters 2 unread' })).toBeVisible();
});

test('many letters stand on several pages', async () => {
  const many = Array.from({ length: 12 }, (_, index) => aLetter({ id: `l${index}`, title: `Number ${index}`, created_at: `2026-10-${10 + index}T08:00:00.000Z` }));
  const { user, location } = await open({ account: { letters: many } });
  await screen.findByRole('button', { name: /Number 11/, expanded: false });
  expect(screen.queryByRole('button', { name: /Number 1\b/, expanded: false })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(location()).toBe('/message?page=2');
  expect(await screen.findByRole('button', { name: /Number 1\b/, expanded: false })).toBeVisible();
});

test('letters that came meanwhile are there when the inbox is opened again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { account, navigate } = await open();
    await screen.findByRole('button', { name: /On its way/, expanded: false });
    account.letters = [aLetter({ id: 'new', title: 'Just written' }), ...account.letters];
    await navigate('/mine/secure');
    // Long enough for the list to be stale, and for the session of a test to last.
    vi.setSystemTime(Date.now() + 20_000);
    await navigate('/message');
    expect(await screen.findByRole('button', { name: /Just written/, expanded: false })).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});
