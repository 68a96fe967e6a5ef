import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { getMeContract } from '@caravan/auth/contract/staff';
import { aMe } from '@caravan/auth/contract/testing';
import { getWebsiteContract } from '@caravan/content/contract/schema';
import { aWebsite } from '@caravan/content/contract/testing';
import { consoleCoreFeature, consolePage, stationPage, useStaffMe, type ConsoleFeature } from '@caravan/console-core';
import type { StaffRole } from '@caravan/kernel';
import { listQueuesContract } from '@caravan/tasks/contract/schema';
import { someFigures } from '@caravan/tasks/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, renderRoute } from '@caravan/web-core/testing';
import { appLayoutConsole } from '../app-layout.console.ts';

const noTexts = { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) };
const samplePage = (title: string) => () => Promise.resolve({ Page: () => <h1>{title}</h1>, meta: () => ({ title }) });
/** A station reads the work in hand of the member whom it knows when it is first rendered. */
const FirstMember = () => {
  const me = useStaffMe();
  const [first] = useState(me?.email ?? 'nobody');
  return <h1>{first}</h1>;
};
const pages: ConsoleFeature = {
  id: 'sample-console',
  texts: noTexts,
  routes: [
    consolePage('/', samplePage('Home page')),
    consolePage('/parcels/:id', samplePage('Parcel page')),
    stationPage('/pack', samplePage('Pack station')),
    stationPage('/shelve', () => Promise.resolve({ Page: FirstMember, meta: () => ({ title: 'Shelve' }) })),
  ],
};

/** A refused stream is not opened again. */
const noStream = http.get('*/v1/staff/live', () => new HttpResponse(null, { status: 403 }));

const show = (roles: StaffRole[], language: 'en' | 'zh' = 'en', path = '/') =>
  renderRoute({
    features: [consoleCoreFeature, pages],
    appLayout: appLayoutConsole,
    path,
    language,
    loggedIn: true,
    handlers: [
      noStream,
      mockEndpoint(getWebsiteContract, () => aWebsite({ WEBSITE_NAME: 'Silk' })),
      mockEndpoint(getMeContract, () => aMe({ email: 'wang@shop.test', roles })),
      mockEndpoint(listQueuesContract, () => [
        someFigures({ queue: 'buy', open: 12, overdue: 3 }),
        someFigures({ queue: 'review', open: 0, mine: 0, overdue: 0, oldest_at: null }),
      ]),
    ],
  });

it('shows a station once it is known who works there', async () => {
  await show(['receiver'], 'en', '/shelve');
  expect(await screen.findByRole('heading', { name: 'wang@shop.test' })).toBeVisible();
});

it('shows buyers their queue with its count, and not what packers use', async () => {
  await show(['buyer']);
  const navigation = await screen.findByRole('navigation', { name: 'Console' });
  const queue = await within(navigation).findByRole('link', { name: /^To buy 12/ });
  expect(queue).toHaveAttribute('href', '/work/buy');
  expect(queue).toHaveTextContent('3 overdue');
  expect(within(navigation).getByRole('link', { name: 'Orders' })).toBeInTheDocument();
  const folded = (await within(navigation).findByText('1 empty queue')).closest('details');
  expect(within(folded ?? navigation).getByText('Price changes')).toBeInTheDocument();
  for (const name of ['Pack', 'Staff', 'Audit log'])
    expect(within(navigation).queryByRole('link', { name })).not.toBeInTheDocument();
});

it('shows owners everything, in Chinese too', async () => {
  await show(['owner'], 'zh');
  const navigation = await screen.findByRole('navigation', { name: '工作台导航' });
  for (const name of ['打包', '员工', '操作日志', '无主件'])
    expect(await within(navigation).findByRole('link', { name })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Home page · 工作台 · Silk'));
  expect(screen.getAllByText('Silk')).not.toHaveLength(0);
});

it('folds what an owner with other roles does not use, until it is opened', async () => {
  const { user } = await show(['owner', 'editor']);
  const navigation = within(await screen.findByRole('navigation', { name: 'Console' }));
  const folded = async (name: string) => !(await navigation.findByText(name)).closest('details')?.open;
  expect(await folded('Articles')).toBe(false);
  expect(await folded('Website')).toBe(true);
  expect(await folded('Money')).toBe(true);
  await user.click(navigation.getByText('Money'));
  expect(await folded('Money')).toBe(false);
});

it('shows the keys of the page', async () => {
  const { user } = await show(['buyer']);
  await screen.findByRole('navigation', { name: 'Console' });
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keys of this page' })).toHaveTextContent('Show the keys');
});

it('opens the navigation in a drawer', async () => {
  const { user } = await show(['packer']);
  await user.click(screen.getByRole('button', { name: 'Open the menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Console' });
  expect(within(drawer).getByRole('link', { name: 'Pick' })).toBeInTheDocument();
  await user.click(within(drawer).getByRole('button', { name: 'Close the menu' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('says that a page does not exist, with the way home', async () => {
  await show(['buyer'], 'zh', '/nothing');
  expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '返回工作台首页' })).toHaveAttribute('href', '/');
});

it.each([
  ...byTurns([
    ['en', '/pack', 'Your roles do not include this page. An owner can change them.'],
    ['zh', '/pack', '您的角色无权查看此页面，可请店主调整角色。'],
  ] as const),
  ['en', '/parcels/parcel_1', 'Your roles do not include this page. An owner can change them.'],
] as const)('in %s it says that %s belongs to other roles', async (language, path, text) => {
  await show(['finance'], language, path);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /station|Parcel page/ })).not.toBeInTheDocument();
});
