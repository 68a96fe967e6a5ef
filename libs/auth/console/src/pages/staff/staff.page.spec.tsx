import { consoleCoreFeature } from '@caravan/console-core';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  authReasons,
  endMemberSession,
  fail,
  handOverMemberWork,
  inviteStaffMember,
  inviteStaffMemberAgain,
  pauseStaffMember,
  removeStaffMember,
  resumeStaffMember,
  sendMemberReset,
  updateStaffMember,
} from '@caravan/auth/contract';
import { inviteStaffMemberContract, listStaffMembersContract } from '@caravan/auth/contract/staff';
import { aStaffMember, aStaffSession } from '@caravan/auth/contract/testing';
import { byTurns, mockEndpoint, mockServer, renderRoute, sentTo } from '@caravan/web-core/testing';
import { authConsole } from '../../auth.console.ts';
import { authStaffHandlers } from '../../mocks/auth.handlers.ts';

const members = [
  aStaffMember(),
  aStaffMember({ id: 'staff_2', email: 'packer@shop.test', name: 'Mei Lin', roles: ['packer'], second_factor: 'none' }),
  aStaffMember({
    id: 'staff_3',
    email: 'new@shop.test',
    roles: ['buyer'],
    state: 'invited',
    invited_until: null,
    second_factor: 'none',
    seen_at: null,
  }),
  aStaffMember({
    id: 'staff_4',
    email: 'away@shop.test',
    name: null,
    roles: ['service'],
    state: 'paused',
    paused_at: '2026-11-22T08:00:00.000Z',
    seen_at: null,
  }),
];

const show = (language: 'en' | 'zh' = 'en') =>
  renderRoute({
    features: [consoleCoreFeature, authConsole],
    path: '/staff',
    language,
    loggedIn: true,
    handlers: authStaffHandlers({ members, sessions: [aStaffSession({ current: false })] }),
  });

test.each(
  byTurns([
    ['en', 'Packer', 'Not set up', 'Invitation expired', 'Not logged in'],
    ['zh', '打包', '未启用', '邀请已过期', '未登录'],
  ] as const),
)('in %s it lists the members with roles and state', async (language, role, factor, lapsed, never) => {
  await show(language);
  const packer = await screen.findByRole('row', { name: /Mei Lin packer@shop\.test/ });
  expect(within(packer).getByText(role)).toBeVisible();
  expect(within(packer).getByText(factor)).toBeVisible();
  const invited = screen.getByRole('row', { name: /new@shop\.test/ });
  expect(within(invited).getByText(lapsed)).toBeVisible();
  expect(within(invited).getByText(never)).toBeVisible();
});

test('invites somebody with several roles, in a language', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite a member of staff' });
  await user.type(within(dialog).getByLabelText('E-mail'), 'clerk@shop.test');
  await user.click(within(dialog).getByRole('checkbox', { name: /^Buyer/ }));
  await user.click(within(dialog).getByRole('checkbox', { name: /^Receiver/ }));
  await user.selectOptions(within(dialog).getByLabelText('Language of mails'), 'zh');
  await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() =>
    expect(sentTo(inviteStaffMember)).toMatchObject([
      { body: { email: 'clerk@shop.test', roles: ['buyer', 'receiver'], language: 'zh' } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each(
  byTurns([
    ['en', 'Invite', 'E-mail', /^Buyer/, 'Send the invitation', 'Choose at least 1'],
    ['zh', '邀请', '邮箱', /^采购/, '发送邀请', '至少选择 1 项'],
  ] as const),
)('in %s a refusal is shown at its field', async (language, open, email, buyer, submit, tooFew) => {
  const { user } = await show(language);
  mockServer.use(
    mockEndpoint(inviteStaffMemberContract, () => {
      throw fail('email_taken', { fields: { email: authReasons.email_taken.text[language] } });
    }),
  );
  await user.click(await screen.findByRole('button', { name: open }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(email), 'clerk@shop.test');
  await user.click(within(dialog).getByRole('button', { name: submit }));
  expect(await within(dialog).findByText(tooFew)).toBeVisible();
  await user.click(within(dialog).getByRole('checkbox', { name: buyer }));
  await user.click(within(dialog).getByRole('button', { name: submit }));
  await waitFor(() =>
    expect(within(dialog).getByLabelText(email)).toHaveAccessibleDescription(
      new RegExp(authReasons.email_taken.text[language]),
    ),
  );
});

test('changes roles, and ends a session', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Edit Mei Lin' }));
  const dialog = await screen.findByRole('dialog', { name: 'Mei Lin' });
  expect(within(dialog).getByRole('checkbox', { name: /^Packer/ })).toBeChecked();
  await user.click(await within(dialog).findByRole('button', { name: 'Log out there' }));
  await waitFor(() =>
    expect(sentTo(endMemberSession)).toMatchObject([{ params: { id: 'staff_2', session: 'session_1' } }]),
  );
  await user.click(within(dialog).getByRole('checkbox', { name: /^Receiver/ }));
  await user.clear(within(dialog).getByLabelText('Name'));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sentTo(updateStaffMember)).toMatchObject([
      { params: { id: 'staff_2' }, body: { name: '', roles: ['receiver', 'packer'], language: 'en' } },
    ]),
  );
});

test('says what somebody has in hand before the removal, and passes it on to a colleague', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Edit Mei Lin' }));
  await user.click(await screen.findByRole('button', { name: 'Remove from the staff' }));
  const asked = await screen.findByRole('dialog', { name: 'Remove Mei Lin' });
  expect(await within(asked).findByText(/Mei Lin loses access at once/)).toBeVisible();
  expect(within(asked).getByText('To pack')).toBeVisible();
  expect(sentTo(removeStaffMember)).toEqual([]);
  const heirs = within(asked).getByLabelText('The tasks go to');
  expect(within(heirs).getByRole('option', { name: 'owner@shop.test (takes 12 of 15)' })).toBeInTheDocument();
  await user.selectOptions(heirs, 'staff_1');
  await user.click(within(asked).getByRole('button', { name: 'Remove from the staff' }));
  expect(await screen.findByText('Mei Lin is removed. Passed on: 12. Free again or ended: 3.')).toBeInTheDocument();
  expect(sentTo(removeStaffMember)).toMatchObject([{ params: { id: 'staff_2' }, body: { to: 'staff_1' } }]);
});

test.each(
  byTurns([
    [
      'en',
      'Edit Mei Lin',
      'Pause',
      'Pause Mei Lin',
      /cannot log in until an owner/,
      'Mei Lin is paused. Passed on: 12.',
    ],
    ['zh', '编辑 Mei Lin', '暂停访问', '暂停 Mei Lin 的访问', /在店主恢复之前无法登录/, '已暂停 Mei Lin 的访问。'],
  ] as const),
)('in %s it pauses somebody, and passes the work on', async (language, edit, submit, title, text, done) => {
  const { user } = await show(language);
  await user.click(await screen.findByRole('button', { name: edit }));
  await user.click(await screen.findByRole('button', { name: submit }));
  const asked = await screen.findByRole('dialog', { name: title });
  expect(await within(asked).findByText(text)).toBeVisible();
  expect(sentTo(pauseStaffMember)).toEqual([]);
  await user.click(within(asked).getByRole('button', { name: submit }));
  expect(await screen.findByText((shown) => shown.startsWith(done))).toBeInTheDocument();
  expect(sentTo(pauseStaffMember)).toMatchObject([{ params: { id: 'staff_2' }, body: { to: null } }]);
});

test('says who is paused, and lets them in again', async () => {
  const { user } = await show();
  const row = await screen.findByRole('row', { name: /away@shop\.test/ });
  expect(within(row).getByText('Paused')).toBeVisible();
  await user.click(within(row).getByRole('button', { name: 'Edit away@shop.test' }));
  expect(await screen.findByRole('button', { name: 'Remove from the staff' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Let in again' }));
  expect(await screen.findByText(/may log in again, with the roles of before/)).toBeInTheDocument();
  expect(sentTo(resumeStaffMember)).toMatchObject([{ params: { id: 'staff_4' } }]);
});

test('the work of somebody who is away goes back to the queues', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Edit Mei Lin' }));
  await user.click(await screen.findByRole('button', { name: 'Hand over work' }));
  const asked = await screen.findByRole('dialog', { name: 'Hand over the work of Mei Lin' });
  await user.click(await within(asked).findByRole('button', { name: 'Hand over work' }));
  await waitFor(() =>
    expect(sentTo(handOverMemberWork)).toMatchObject([{ params: { id: 'staff_2' }, body: { to: null } }]),
  );
});

test('sends a link for a new password', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Edit Mei Lin' }));
  await user.click(await screen.findByRole('button', { name: 'Send a link for a new password' }));
  expect(await screen.findByText('A link for a new password is on its way to packer@shop.test')).toBeInTheDocument();
  expect(sentTo(sendMemberReset)).toMatchObject([{ params: { id: 'staff_2' } }]);
});

test('sends a new invitation', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Edit new@shop.test' }));
  await user.click(await screen.findByRole('button', { name: 'Send a new invitation' }));
  await waitFor(() => expect(sentTo(inviteStaffMemberAgain)).toMatchObject([{ params: { id: 'staff_3' } }]));
});

test('offers another try if the list cannot be read', async () => {
  const { container } = await renderRoute({
    features: [consoleCoreFeature, authConsole],
    path: '/staff',
    loggedIn: true,
    handlers: [
      mockEndpoint(listStaffMembersContract, () => {
        throw fail('unavailable');
      }),
    ],
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(container).toHaveTextContent('The list could not be read');
});
