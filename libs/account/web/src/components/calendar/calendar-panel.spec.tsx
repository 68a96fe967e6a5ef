import { screen, within } from '@testing-library/react';
import { fail, makeCalendarLink, revokeCalendarLink } from '@caravan/account/contract';
import { getCalendarLinkContract } from '@caravan/account/contract/schema';
import { aCalendarLink, aNewCalendarLink } from '@caravan/account/contract/testing';
import { aUserInfo } from '@caravan/auth/contract/testing';
import { byTurns, mockEndpoint, sentTo } from '@caravan/web-core/testing';
import { describe, expect, test, vi } from 'vitest';
import { openPage, type OpenOptions } from '../../testing/open-page.ts';

vi.setConfig({ testTimeout: 20_000 });

const words = {
  en: {
    title: 'Calendar',
    make: 'Make a link',
    replace: 'Replace the link',
    revoke: 'Revoke the link',
    revoked: 'The link no longer works',
    address: 'Calendar link',
    open: 'Open in my calendar',
    copy: 'Copy the link',
    copied: 'Copied',
    never: 'No calendar has read it yet.',
    read: /^Last read by a calendar on 21 Nov 2026/,
  },
  zh: {
    title: '日历订阅',
    make: '生成链接',
    replace: '更换链接',
    revoke: '停用链接',
    revoked: '链接已停用',
    address: '日历链接',
    open: '在日历中打开',
    copy: '复制链接',
    copied: '已复制',
    never: '还没有日历读取过。',
    read: /^日历最近一次读取：/,
  },
};

const open = async (title: string, options: OpenOptions = {}) => {
  const page = await openPage('/mine/setting', options);
  return { ...page, panel: within(await screen.findByRole('region', { name: title })) };
};
const made = { link: aCalendarLink() };
const { url } = aNewCalendarLink();

describe.each(byTurns(['en', 'zh']))('in %s', (language) => {
  const say = words[language];

  test('a link is made and shown once, to copy and to open', async () => {
    const { user, panel } = await open(say.title, { language, answers: { next: { calendar: made } } });
    await user.click(panel.getByRole('button', { name: say.make }));
    expect(await panel.findByRole('textbox', { name: say.address })).toHaveValue(url);
    expect(panel.getByRole('link', { name: say.open })).toHaveAttribute('href', url.replace('https:', 'webcal:'));
    await user.click(panel.getByRole('button', { name: say.copy }));
    expect(await panel.findByText(say.copied)).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(await panel.findByText(say.never)).toBeInTheDocument();
    expect(sentTo(makeCalendarLink)).toHaveLength(1);
  });

  test('afterwards only its times are shown, and it is replaced and revoked', async () => {
    const link = aCalendarLink({ last_read_at: '2026-11-21T08:00:00.000Z' });
    const { user, panel, answers } = await open(say.title, { language, answers: { calendar: { link } } });
    expect(await panel.findByText(say.read)).toBeInTheDocument();
    expect(panel.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: say.replace }));
    expect(await panel.findByRole('textbox', { name: say.address })).toHaveValue(url);
    answers.next = { calendar: { link: null } };
    await user.click(panel.getByRole('button', { name: say.revoke }));
    expect(await screen.findByText(say.revoked)).toBeInTheDocument();
    expect(await panel.findByRole('button', { name: say.make })).toBeInTheDocument();
    expect(panel.queryByRole('textbox')).not.toBeInTheDocument();
    expect(sentTo(revokeCalendarLink)).toHaveLength(1);
  });
});

test('staff have no deadlines and no calendar', async () => {
  await openPage('/mine/setting', { answers: { user: aUserInfo({ role: 'staff' }) } });
  await screen.findByRole('heading', { name: 'Settings' });
  expect(screen.queryByRole('region', { name: 'Calendar' })).not.toBeInTheDocument();
});

test('it is offered again if it cannot be read', async () => {
  let fails = true;
  const failing = mockEndpoint(getCalendarLinkContract, () => {
    if (fails) throw fail('not_found');
    return { link: null };
  });
  const { user } = await openPage('/mine/setting', { handlers: [failing] });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Make a link' })).toBeInTheDocument();
});
