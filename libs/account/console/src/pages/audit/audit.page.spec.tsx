import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aStaffAction } from '@caravan/account/contract/testing';
import { consoleCoreFeature } from '@caravan/console-core';
import { renderRoute } from '@caravan/web-core/testing';
import { accountConsole } from '../../account.console.ts';
import { texts } from '../../i18n/en.ts';
import { accountStaffHandlers } from '../../mocks/account.handlers.ts';

const actions = [
  aStaffAction({ staff_name: 'Mei Lin' }),
  aStaffAction({ id: '2', action: 'package.ship', staff_id: 'gone', staff_email: null, note: null, data: null }),
  aStaffAction({
    id: '3',
    action: 'staff.invite',
    subject_kind: 'staff',
    subject_ref: 'user_7',
    subject_email: 'packer@shop.test',
  }),
  aStaffAction({ id: '4', action: 'parcel.keep', subject_kind: 'parcel', subject_ref: 'parcel_4' }),
  aStaffAction({ id: '5', action: 'stamp.lick', subject_kind: 'stamp', subject_ref: '17' }),
  aStaffAction({
    id: '6',
    action: 'approval_rule.change',
    subject_kind: 'approval_rule',
    subject_ref: 'approval_rule',
  }),
];
const show = (path = '/audit', language: 'en' | 'zh' = 'en') =>
  renderRoute({
    features: [consoleCoreFeature, accountConsole],
    path,
    language,
    handlers: accountStaffHandlers([], actions),
    loggedIn: true,
  });

it('shows who did what to what, when and why', async () => {
  const { user } = await show();
  const row = await screen.findByRole('row', { name: /Cancelled an order/ });
  for (const words of ['Mei Lin', 'buyer@shop.test', 'Order CV-2611-048213K', 'Sold out'])
    expect(row).toHaveTextContent(words);
  expect(screen.getByRole('row', { name: /Shipped a package/ })).toHaveTextContent('gone');
  await user.click(within(row).getByText('Details', { selector: 'summary' }));
  expect(within(row).getByText(/"refund_fen": 15900/)).toBeVisible();
});

it('is filtered by what the address says', async () => {
  const { user, location } = await show('/audit?action=package.ship', 'zh');
  expect(await screen.findByRole('row', { name: /发出包裹/ })).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /取消订单/ })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: '操作' }), '全部');
  await user.type(screen.getByLabelText('起始日期'), '2026-11-01');
  await user.click(screen.getByRole('button', { name: '筛选' }));
  expect(await screen.findByRole('row', { name: /取消订单/ })).toBeInTheDocument();
  expect(location()).toBe('/audit?from=2026-11-01');
});

it('names members by their addresses, leads to the pages of subjects, and shows what it does not know', async () => {
  await show();
  expect(await screen.findByRole('row', { name: /Invited a member/ })).toHaveTextContent('Member packer@shop.test');
  const parcel = within(screen.getByRole('row', { name: /Kept an unknown parcel/ }));
  expect(parcel.getByRole('link', { name: 'Inbound parcel' })).toHaveAttribute('href', '/parcels/parcel_4');
  expect(screen.getByRole('row', { name: /stamp\.lick/ })).toHaveTextContent('stamp 17');
  expect(screen.getByRole('cell', { name: 'Approval limit' })).toBeInTheDocument();
});

it('has words for every action and subject that a server logs', () => {
  const libs = join(import.meta.dirname, '../../../../..');
  const sources = globSync('*/server/src/**/*.ts', { cwd: libs, exclude: (path) => path.endsWith('.spec.ts') }).map(
    (file) => readFileSync(join(libs, file), 'utf8'),
  );
  const logged = sources.filter((source) => /\b(audit|insertStaffAction|StaffAction)\b/.test(source));
  const kinds = Object.keys(texts.audit.actions).join('|');
  const actions = logged.flatMap((source) => source.match(new RegExp(`(?<=')(${kinds})\\.[a-z_]+(?=')`, 'g')) ?? []);
  const known = Object.entries(texts.audit.actions).flatMap(([kind, verbs]) =>
    Object.keys(verbs).map((verb) => `${kind}.${verb}`),
  );
  expect(new Set(actions).size).toBeGreaterThan(60);
  expect(actions.filter((action) => !known.includes(action))).toEqual([]);
});
