import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { updateTextLimits, type StaffTexts } from '@caravan/account/contract';
import { getStaffTextsContract, updateTextLimitsContract } from '@caravan/account/contract/schema';
import { someStaffTexts } from '@caravan/account/contract/testing';
import { consoleCoreFeature } from '@caravan/console-core';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, renderRoute, sentTo } from '@caravan/web-core/testing';
import { accountConsole } from '../../account.console.ts';
import { accountStaffHandlers } from '../../mocks/account.handlers.ts';

const failed: StaffTexts['failed'] = [
  {
    id: '1',
    kind: 'question',
    state: 'held',
    failure: 'limit_shop',
    user_id: 'user_1',
    created_at: '2026-11-20T08:00:00.000Z',
  },
  {
    id: '2',
    kind: 'code',
    state: 'refused',
    failure: 'MOBILE_NUMBER_ILLEGAL',
    user_id: null,
    created_at: '2026-11-20T07:00:00.000Z',
  },
];

const show = (texts: StaffTexts, language: 'en' | 'zh' = 'en') =>
  renderRoute({
    features: [consoleCoreFeature, accountConsole],
    path: '/settings/texts',
    language,
    handlers: [
      mockEndpoint(getStaffTextsContract, () => texts),
      mockEndpoint(updateTextLimitsContract, ({ body }) => ({ ...texts, limits: body, version: 1 })),
      ...accountStaffHandlers([], []),
    ],
    loggedIn: true,
  });

it.each(
  byTurns([
    [
      'en',
      'Text messages that were not sent',
      'The limit of the shop was reached',
      'Limits',
      'All text messages',
      'Save',
    ],
    ['zh', '未发送的短信', '已达到全店上限', '发送上限', '全店每 24 小时', '保存'],
  ] as const),
)('says what was not sent and why, and sets the limits, in %s', async (language, list, why, limits, all, save) => {
  const { user } = await show(someStaffTexts({ failed }), language);
  const table = within(await screen.findByRole('table', { name: list }));
  expect(table.getByText(why)).toBeInTheDocument();
  expect(table.getByText('MOBILE_NUMBER_ILLEGAL')).toBeInTheDocument();
  expect(table.getByRole('link')).toHaveAttribute('href', '/people/user_1');
  const form = within(screen.getByRole('form', { name: limits }));
  const field = form.getByRole('textbox', { name: all });
  await user.clear(field);
  await user.type(field, '50');
  await user.click(form.getByRole('button', { name: save }));
  await expect.poll(() => sentTo(updateTextLimits)).toMatchObject([{ body: { per_day: 50, per_shopper: 10 } }]);
});

it('says why messages wait', async () => {
  await show(someStaffTexts({ waiting: { count: 3, since: '2026-11-20T08:00:00.000Z', failure: 'money' } }));
  expect(await screen.findByText(/since 20 Nov 2026.*balance at the gateway is used up/)).toBeInTheDocument();
});

it('says what switches them on', async () => {
  await show(someStaffTexts({ gateway: null, parts: { day: 0, month: 0 } }));
  expect(await screen.findByText(/ALIBABA_SMS_KEY/)).toBeInTheDocument();
  expect(screen.getByText('None in the last 30 days.')).toBeInTheDocument();
});
