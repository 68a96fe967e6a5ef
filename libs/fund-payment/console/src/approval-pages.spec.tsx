import '@caravan/account/api/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { consoleCoreFeature } from '@caravan/console-core';
import { consoleTestLayout, testStaff } from '@caravan/console-core/testing';
import {
  adjustBalance,
  askApproval,
  decideApproval,
  fail,
  updateApprovalRule,
  withdrawApproval,
} from '@caravan/fund-payment/contract';
import {
  adjustBalanceContract,
  askApprovalContractOf,
  decideApprovalContract,
  updateApprovalRuleContract,
  withdrawApprovalContract,
} from '@caravan/fund-payment/contract/staff';
import { anApproval } from '@caravan/fund-payment/contract/testing/staff';
import type { StaffRole } from '@caravan/kernel';
import { useLazySlot, type RefusedCall, type WebFeature } from '@caravan/web-core';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, renderRoute, sentTo } from '@caravan/web-core/testing';
import type { HttpHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { fundPaymentConsole } from './fund-payment.console.ts';
import { texts as en } from './i18n/en.ts';
import { texts as zh } from './i18n/zh.ts';
import { approvalStepOf } from './lib/approval-step.ts';
import { approvalHandlers } from './mocks/fund-payment.handlers.ts';

const approvals = [
  anApproval(),
  anApproval({ id: 'approval_2', kind: 'cancel', ref: 'CV26110482131', own: true }),
  anApproval({
    id: 'approval_3',
    kind: 'waive',
    ref: 'PK26110482131',
    state: 'stale',
    stale_cause: 'amount',
    decided_by: { id: 'staff_3', name: 'Cy Finance' },
    decided_at: '2026-11-21T08:00:00.000Z',
    decision_note: 'Seen',
  }),
  anApproval({ id: 'approval_4', kind: 'claim', ref: 'PK2611A1B2C3D-C1' }),
];

const noTexts = { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) };
const refused: RefusedCall = {
  data: { reason: 'approval_needed', kind: 'adjust', ref: 'user_1', amount_fen: 300_000, limit_fen: 200_000 },
  params: { id: 'user_1' },
  body: { amount_fen: 300_000, remark: 'Lost goods' },
};
const Host = () => {
  const Ask = useLazySlot('askApproval');
  const Adjust = useLazySlot('adjustBalance');
  return (
    <>
      {Adjust ? <Adjust userId="user_1" /> : null}
      {Ask ? <Ask refused={refused} onClose={() => undefined} /> : null}
    </>
  );
};
/** A step within the limit that is above it together with earlier ones. */
const TogetherHost = () => {
  const Ask = useLazySlot('askApproval');
  const data = { ...refused.data, amount_fen: 50_000, earlier_fen: 180_000 };
  return Ask ? <Ask refused={{ ...refused, data }} onClose={() => undefined} /> : null;
};
const host = (Page: () => React.ReactNode): WebFeature => ({
  id: 'host',
  texts: noTexts,
  routes: [{ path: '/', layout: 'default', load: () => Promise.resolve({ Page, meta: () => ({ title: 'Host' }) }) }],
});
const AdjustHost = () => {
  const Adjust = useLazySlot('adjustBalance');
  return Adjust ? <Adjust userId="user_1" /> : null;
};

interface Shown {
  language?: 'en' | 'zh';
  role?: StaffRole;
  handlers?: HttpHandler[];
  Page?: () => React.ReactNode;
}

const show = (path: string, { language = 'en', role = 'finance', handlers = [], Page = Host }: Shown = {}) =>
  renderRoute({
    features: [consoleCoreFeature, fundPaymentConsole, host(Page)],
    path,
    language,
    handlers: [...handlers, ...approvalHandlers(approvals)],
    loggedIn: true,
    appLayout: consoleTestLayout({ me: { ...testStaff, roles: [role] } }),
  });

describe.each(
  byTurns([
    ['en', en],
    ['zh', zh],
  ] as const),
)('in %s', (language, texts) => {
  const { approvals: words } = texts;

  it('a colleague of finance approves a request, with a note', async () => {
    const decided = mockEndpoint(decideApprovalContract, () => anApproval({ state: 'approved' }));
    const { user } = await show('/money/approvals', { language, handlers: [decided] });
    const about = await screen.findByRole('link', { name: 'CV26110482131' });
    expect(about).toHaveAttribute('href', '/orders/CV26110482131');
    await user.click(screen.getByRole('link', { name: words.kinds.adjust }));
    const facts = await screen.findByRole('region', { name: words.facts });
    expect(facts).toHaveTextContent('¥3,000.00');
    expect(facts).toHaveTextContent('The shopper waits since Monday');
    await user.type(screen.getByRole('textbox', { name: words.decisionNote }), 'Checked');
    await user.click(screen.getByRole('button', { name: words.approve }));
    expect(await screen.findByText(words.done.approved)).toBeInTheDocument();
    expect(sentTo(decideApproval)).toMatchObject([
      { params: { id: 'approval_1' }, body: { outcome: 'approved', note: 'Checked' } },
    ]);
  });

  it('an asker withdraws the own request and cannot decide it', async () => {
    const withdrawn = mockEndpoint(withdrawApprovalContract, () => anApproval({ state: 'withdrawn', own: true }));
    const { user } = await show('/money/approvals/approval_2', { language, handlers: [withdrawn] });
    expect(await screen.findByText(words.own)).toBeVisible();
    expect(screen.queryByRole('button', { name: words.approve })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: words.withdraw }));
    await waitFor(() => expect(sentTo(withdrawApproval)).toMatchObject([{ params: { id: 'approval_2' } }]));
  });

  it('leads from the payment of a claim to its package', async () => {
    await show('/money/approvals/approval_4', { language });
    const facts = within(await screen.findByRole('region', { name: words.facts }));
    expect(facts.getByText(words.kinds.claim)).toBeVisible();
    expect(facts.getByRole('link', { name: 'PK2611A1B2C3D-C1' })).toHaveAttribute('href', '/packages/PK2611A1B2C3D');
  });

  it('says why an approved step was not made', async () => {
    await show('/money/approvals/approval_3', { language });
    expect(await screen.findByText(words.causes.amount)).toBeVisible();
    expect(screen.getByText('Cy Finance')).toBeVisible();
    expect(screen.queryByRole('button', { name: words.approve })).not.toBeInTheDocument();
  });

  it('a refused step is passed on to a colleague with a reason, which is required', async () => {
    const asked = mockEndpoint(askApprovalContractOf({}), () => anApproval({ own: true }));
    const { user } = await show('/', { language, handlers: [asked] });
    const dialog = within(await screen.findByRole('dialog', { name: words.askTitle }));
    expect(dialog.getByText(/¥3,000\.00.*¥2,000\.00/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: words.ask }));
    expect(sentTo(askApproval)).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: words.why }), 'Promised');
    await user.click(dialog.getByRole('button', { name: words.ask }));
    expect(await screen.findByText(words.asked)).toBeInTheDocument();
    expect(sentTo(askApproval)).toMatchObject([
      {
        body: {
          kind: 'adjust',
          ref: 'user_1',
          body: { amount_fen: 300_000, remark: 'Lost goods' },
          why: 'Promised',
        },
      },
    ]);
  });

  it('a step that is above the limit together with earlier ones names what they moved', async () => {
    await show('/', { language, Page: TogetherHost });
    const dialog = within(await screen.findByRole('dialog', { name: words.askTitle }));
    expect(dialog.getByText(/¥500\.00.*¥1,800\.00.*¥2,000\.00/)).toBeVisible();
  });

  it('finance takes money from a balance, in yuan', async () => {
    const { adjust } = texts;
    const taken = mockEndpoint(adjustBalanceContract, () => ({ balance_fen: 1_000 }));
    const { user } = await show('/', { language, handlers: [taken], Page: AdjustHost });
    await user.click(await screen.findByText(adjust.title));
    await user.click(screen.getByRole('radio', { name: adjust.take }));
    await user.type(screen.getByRole('textbox', { name: adjust.amount }), '12.50');
    await user.type(screen.getByRole('textbox', { name: adjust.remark }), 'Booked twice');
    await user.click(screen.getByRole('button', { name: adjust.submit }));
    expect(await screen.findByText(adjust.done.replace('{{balance}}', '¥10.00'))).toBeInTheDocument();
    expect(sentTo(adjustBalance)).toMatchObject([
      { params: { id: 'user_1' }, body: { amount_fen: -1_250, remark: 'Booked twice' } },
    ]);
  });

  it('owners change the limit, or switch it off', async () => {
    const { rule } = texts;
    const changed = mockEndpoint(updateApprovalRuleContract, ({ body }) => ({ ...body, version: 4 }));
    const { user } = await show('/settings/approvals', { language, role: 'owner', handlers: [changed] });
    const field = await screen.findByRole('textbox', { name: (name) => name.startsWith(rule.above) });
    expect(field).toHaveValue('2000.00');
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: /^(Save|保存)$/ }));
    expect(await screen.findByText(/^(Saved|已保存)$/)).toBeInTheDocument();
    expect(sentTo(updateApprovalRule)).toMatchObject([{ body: { above_fen: null } }]);
  });
});

it('keeps a decision that is refused, with its note', async () => {
  const late = mockEndpoint(decideApprovalContract, () => {
    throw fail('approval_closed');
  });
  const { user } = await show('/money/approvals/approval_1', { handlers: [late] });
  await user.type(await screen.findByRole('textbox', { name: en.approvals.decisionNote }), 'No receipt');
  await user.click(screen.getByRole('button', { name: en.approvals.reject }));
  expect(await screen.findByText('This approval is closed')).toBeInTheDocument();
  expect(sentTo(decideApproval)).toMatchObject([{ body: { outcome: 'rejected', note: 'No receipt' } }]);
  expect(screen.getByRole('textbox', { name: en.approvals.decisionNote })).toHaveValue('No receipt');
});

it('service reads its request and decides nothing', async () => {
  await show('/money/approvals/approval_1', { role: 'service' });
  expect(await screen.findByRole('region', { name: en.approvals.facts })).toBeVisible();
  expect(screen.queryByRole('button', { name: en.approvals.approve })).not.toBeInTheDocument();
});

it('the request for an answer names its question, which the call has in its path', () => {
  const data = { kind: 'answer', ref: 'CV26110482131', amount_fen: 5, limit_fen: 1 };
  const step = approvalStepOf({ data, params: { id: 'question_1' }, body: { option: 'drop', note: 'By phone' } });
  expect(step?.request('Agreed')).toEqual({
    kind: 'answer',
    ref: 'CV26110482131',
    body: { question_id: 'question_1', option: 'drop', note: 'By phone' },
    why: 'Agreed',
  });
  expect(approvalStepOf({ data: { kind: 'other' } })).toBeUndefined();
});
