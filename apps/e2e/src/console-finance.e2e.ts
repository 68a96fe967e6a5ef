import type { APIRequestContext, Page } from '@playwright/test';
import { heading, logIn, memberPassword, test } from './support/console-members.ts';
import { memberWords } from './support/console-member-words.ts';
import { checkPage, expect, freshEmail } from './support/journey.ts';
import { tokenInMail } from './support/mails.ts';
import { orderTea } from './support/orders.ts';
import { person, register, staff, type Person } from './support/people.ts';

const allWords = {
  en: {
    refunds: 'Refunds',
    remittances: 'Remittances',
    note: 'Note',
    approveRefund: 'Approve the refund',
    rejectRefund: 'Reject the refund',
    received: 'Received, in yuan',
    confirm: 'Confirm the remittance',
    adjust: 'Adjust the balance',
    give: 'Add to the balance',
    amount: 'Amount, in yuan',
    remark: 'Remark',
    submit: 'Adjust',
    askTitle: 'A colleague has to approve this',
    why: 'Reason',
    ask: 'Ask for approval',
    asked: 'A colleague is asked to approve it',
    own: 'A colleague decides about your request.',
    approvals: 'Approvals',
    step: 'Adjust a balance',
    approve: 'Approve',
    done: 'Approved, and done',
  },
  zh: {
    refunds: '退款',
    remittances: '汇款',
    note: '说明',
    approveRefund: '同意退款',
    rejectRefund: '拒绝退款',
    received: '到账金额（元）',
    confirm: '确认汇款',
    adjust: '调整余额',
    give: '增加余额',
    amount: '金额（元）',
    remark: '说明',
    submit: '调整',
    askTitle: '该操作需要审批',
    why: '原因',
    ask: '提交审批',
    asked: '已提交审批',
    own: '您提交的申请须由其他同事审批。',
    approvals: '审批',
    step: '调整余额',
    approve: '批准',
    done: '已批准并执行',
  },
};
type Words = (typeof allWords)['en'];

const balanceOf = async (shopper: Person): Promise<number> =>
  (await shopper.call<{ balance_fen: number }>('GET', '/balance')).balance_fen;
const statusOf = async (shopper: Person, number: string): Promise<string> =>
  (await shopper.call<{ status: string }>('GET', `/orders/${number}`)).status;

/** An order that is paid from the balance, whose refund is asked for. */
const refundAsked = async (shopper: Person, name: string): Promise<string> => {
  const number = await orderTea(shopper, name);
  await shopper.call('POST', '/payments', { kind: 'order', refs: [number], method: 'balance' });
  await shopper.call('POST', `/orders/${number}/refund`, { reason: 'Changed my mind' });
  return number;
};

/** A top-up by Western Union of which the shopper has sent the control number; resolves to the payment's id. */
const remit = async (shopper: Person): Promise<string> => {
  const payment = { kind: 'recharge', amount_fen: 50_000, method: 'westpay' };
  const { id } = await shopper.call<{ id: string }>('POST', '/payments', payment);
  await shopper.call('POST', `/payments/${id}/westpay`, {
    mtcn: `${Date.now()}${Math.trunc(Math.random() * 1_000)}`.slice(-10),
    sender_name: 'Ada Example',
    sender_country: 'DE',
    amount: '65.00',
    currency: 'EUR',
  });
  return id;
};

/** A member of staff with the role finance, who has set a password. */
const addFinance = async (request: APIRequestContext, owner: Person): Promise<string> => {
  const email = freshEmail();
  await owner.call('POST', '/staff/members', { email, roles: ['finance'], language: 'en' });
  const token = await tokenInMail(request, email, '/join');
  const answer = await request.post('/v1/staff/join', { data: { token, name: 'Wei', password: memberPassword } });
  expect(answer.status()).toBe(200);
  return email;
};

const openTask = async (page: Page, queue: string, title: string, ref: string): Promise<void> => {
  await page.goto(`/console/work/${queue}?at=${ref}`);
  await expect(heading(page, title)).toBeVisible();
};

const askForAdjustment = async (page: Page, words: Words, userId: string): Promise<void> => {
  await page.goto(`/console/people/${userId}`);
  await page.getByText(words.adjust, { exact: true }).click();
  const form = page.getByRole('form', { name: words.adjust });
  await form.getByRole('radio', { name: words.give }).check({ force: true });
  await form.getByLabel(words.amount).fill('3000');
  await form.getByLabel(words.remark).fill('Goods lost in our warehouse');
  await checkPage(page);
  await form.getByRole('button', { name: words.submit, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.askTitle });
  await dialog.getByLabel(words.why).fill('The shopper waits since Monday');
  await checkPage(page);
  await dialog.getByRole('button', { name: words.ask }).click();
  await expect(page.getByText(words.asked)).toBeVisible();
};

test.beforeEach(async ({ request }) => {
  await (await staff(request)).call('PUT', '/staff/approval_rule', { above_fen: 200_000 });
});

test.afterEach(async ({ request }) => {
  await (await staff(request)).call('PUT', '/staff/approval_rule', { above_fen: null });
});

test('finance decides refunds, confirms a remittance, and a second person approves an adjustment', async ({
  page,
  request,
  language,
  newDesk,
}) => {
  const words = allWords[language];
  const members = memberWords[language];
  const owner = await staff(request);
  const shopper = person(request, (await register(request)).token);
  const { id: userId } = await shopper.call<{ id: string }>('GET', '/users/info');
  await owner.call('POST', `/staff/users/${userId}/adjust`, { amount_fen: 20_000, remark: 'To try finance' });
  const good = await refundAsked(shopper, 'Tea');
  const bad = await refundAsked(shopper, 'Cups');
  const payment = await remit(shopper);

  await page.goto('/console/work/refund');
  await logIn(page, members, 'staff@example.test', 'staff12345');
  await expect(heading(page, words.refunds)).toBeVisible();
  await openTask(page, 'refund', words.refunds, good);
  const approval = page.getByRole('form', { name: words.approveRefund });
  await approval.getByLabel(words.note).fill('Not bought yet');
  await checkPage(page);
  await approval.getByRole('button', { name: words.approveRefund }).click();
  await expect.poll(() => statusOf(shopper, good)).toBe('refunded');

  await openTask(page, 'refund', words.refunds, bad);
  await page.getByText(words.rejectRefund, { exact: true }).first().click();
  const rejection = page.getByRole('form', { name: words.rejectRefund });
  await rejection.getByLabel(words.note).fill('Bought this morning');
  await rejection.getByRole('button', { name: words.rejectRefund }).click();
  await expect.poll(() => statusOf(shopper, bad)).toBe('paid');

  await openTask(page, 'remit', words.remittances, payment);
  await page.getByLabel(words.received).fill('500.00');
  await checkPage(page);
  const before = await balanceOf(shopper);
  await page.getByRole('button', { name: words.confirm, exact: true }).click();
  await expect.poll(() => balanceOf(shopper)).toBe(before + 50_000);

  await askForAdjustment(page, words, userId);
  expect(await balanceOf(shopper), 'nothing moves before the approval').toBe(before + 50_000);
  await page.goto('/console/money/approvals');
  await page.getByRole('link', { name: words.step }).first().click();
  await expect(page.getByText(words.own)).toBeVisible();
  await expect(page.getByRole('button', { name: words.approve, exact: true })).toHaveCount(0);
  await checkPage(page);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const desk = await newDesk();
  await desk.goto('/console/work/refund');
  await logIn(desk, members, await addFinance(request, owner), memberPassword);
  await expect(heading(desk, words.refunds)).toBeVisible();
  await openTask(desk, 'refund', words.refunds, id);
  await desk.getByRole('button', { name: words.approve, exact: true }).click();
  await expect(desk.getByText(words.done)).toBeVisible();
  expect(await balanceOf(shopper)).toBe(before + 350_000);
});
