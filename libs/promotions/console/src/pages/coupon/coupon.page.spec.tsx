import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consoleCoreFeature } from '@caravan/console-core';
import { consoleTestLayout, testStaff } from '@caravan/console-core/testing';
import { reasonText, type Language, type StaffRole } from '@caravan/kernel';
import { createCoupon, fail, promotionsReasons, updateCoupon } from '@caravan/promotions/contract';
import { listCouponsContract, updateCouponContract } from '@caravan/promotions/contract/schema';
import { aCouponWithUses, aNewCoupon, aNewProgram } from '@caravan/promotions/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, renderRoute, sentTo } from '@caravan/web-core/testing';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { couponHandlers } from '../../mocks/coupons.handlers.ts';
import { promotionsConsole } from '../../promotions.console.ts';

const words = { en, zh };
const ended = aCouponWithUses({ id: 'coupon-2', code: 'SUMMER', ends_at: '2020-09-01T00:00:00.000Z', latest: [] });

const show = (
  path: string,
  language: Language = 'en',
  { roles = ['finance'], handlers = [] }: { roles?: StaffRole[]; handlers?: ReturnType<typeof couponHandlers> } = {},
) =>
  renderRoute({
    features: [consoleCoreFeature, promotionsConsole],
    path,
    language,
    handlers: [...handlers, ...couponHandlers([aCouponWithUses(), ended])],
    loggedIn: true,
    appLayout: consoleTestLayout({ me: { ...testStaff, roles } }),
  });
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

it.each(byTurns(['en', 'zh']))('lists coupons with what they lower, cost and are (%s)', async (language) => {
  await show('/settings/promotions', language);
  const text = words[language];
  const row = await screen.findByRole('row', { name: /SPRING10/ });
  expect(row).toHaveTextContent(text.targets.goods);
  expect(row).toHaveTextContent(text.off.replace('{{amount}}', '10%'));
  expect(row).toHaveTextContent(text.spentOf.replace('{{spent}}', '¥15.00').replace('{{budget}}', '¥1,000.00'));
  expect(row).toHaveTextContent(text.states.active);
  expect(screen.getByRole('row', { name: /SUMMER/ })).toHaveTextContent(text.states.ended);
  expect(screen.getByRole('link', { name: 'SPRING10' })).toHaveAttribute('href', '/settings/promotions/coupon-1');
  expect(screen.getByRole('link', { name: text.new })).toHaveAttribute('href', '/settings/promotions/new');
});

it('says that there are none, and that they could not be read', async () => {
  const empty = await show('/settings/promotions', 'en', { handlers: [mockEndpoint(listCouponsContract, () => [])] });
  expect(await screen.findByText(en.empty)).toBeVisible();
  empty.unmount();
  const failing = mockEndpoint(listCouponsContract, () => {
    throw fail('unavailable');
  });
  await show('/settings/promotions', 'en', { handlers: [failing] });
  expect(await screen.findByRole('heading', { name: 'The list could not be read' })).toBeVisible();
});

it.each(byTurns(['en', 'zh']))('makes a coupon, and shows what it costs at most (%s)', async (language) => {
  const text = words[language];
  const { user } = await show('/settings/promotions/new', language);
  await screen.findByRole('form', { name: text.form });
  type(text.code, 'ship-5');
  type(text.nameEn, 'Five off');
  await user.click(screen.getByRole('radio', { name: new RegExp(text.targets.shipping) }));
  await user.click(screen.getByRole('radio', { name: text.kinds.amount }));
  const amount = screen.getByRole('textbox', { name: text.amount });
  fireEvent.change(amount, { target: { value: '五' } });
  type(text.budget, '200');
  expect(screen.queryByText(/¥200\.00/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: text.create }));
  await waitFor(() => expect(screen.getByLabelText(text.nameZh)).toHaveAccessibleDescription(/.+/));
  expect(amount).toHaveAccessibleDescription(/12\.50/);
  expect(sentTo(createCoupon)).toEqual([]);

  type(text.nameZh, '减五元');
  fireEvent.change(amount, { target: { value: '5' } });
  expect(
    screen.getByText(
      text.costs.replace('{{left}}', '¥200.00').replace('{{budget}}', '¥200.00').replace('{{spent}}', '¥0.00'),
    ),
  ).toBeVisible();
  expect(screen.getByText(text.example.replace('{{price}}', '¥100.00').replace('{{after}}', '¥95.00'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: text.create }));
  await waitFor(() =>
    expect(sentTo(createCoupon)).toMatchObject([
      {
        body: {
          ...aNewCoupon(),
          code: 'SHIP-5',
          name: { en: 'Five off', zh: '减五元' },
          target: 'shipping',
          percent: null,
          amount_fen: 500,
          minimum_fen: 0,
          budget_fen: 20_000,
        },
        idempotencyKey: expect.any(String) as string,
      },
    ]),
  );
});

it.each(byTurns(['en', 'zh']))('makes a programme that gives coupons for points (%s)', async (language) => {
  const text = words[language];
  const { user } = await show('/settings/promotions/new', language);
  await screen.findByRole('form', { name: text.form });
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${text.rules.points}`) }));
  expect(screen.queryByLabelText(text.code)).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: text.firstOnly })).not.toBeInTheDocument();
  type(text.nameEn, 'Points');
  type(text.nameZh, '积分');
  type(text.pointsPrice, '500');
  type(text.validDays, '60');
  type(text.budget, '1000');
  await user.click(screen.getByRole('button', { name: text.create }));
  await waitFor(() => expect(screen.getByLabelText(text.cap)).toHaveAccessibleDescription(/.+/));
  expect(sentTo(createCoupon)).toEqual([]);
  type(text.cap, '20');
  expect(screen.getByText(text.moreCoupons.replace('{{count}}', '50'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: text.create }));
  await waitFor(() =>
    expect(sentTo(createCoupon)).toMatchObject([
      {
        body: aNewProgram('points', {
          target: 'goods',
          percent: 10,
          cap_fen: 2_000,
          amount_fen: null,
          minimum_fen: 0,
          per_person: 1,
        }),
      },
    ]),
  );
});

it.each(byTurns(['en', 'zh']))('refuses a budget that is too low for one use (%s)', async (language) => {
  const text = words[language];
  const { user } = await show('/settings/promotions/new', language);
  await screen.findByRole('form', { name: text.form });
  const budget = screen.getByLabelText(text.budget);
  const refuses = async (typed: string, least: number) => {
    fireEvent.change(budget, { target: { value: typed } });
    await user.click(screen.getByRole('button', { name: text.create }));
    const reason = reasonText(`budget_below_use:least_fen=${least}`, language, promotionsReasons);
    await waitFor(() => expect(budget).toHaveAccessibleDescription(new RegExp(reason)));
  };
  type(text.nameEn, 'Friends');
  type(text.nameZh, '邀请好友');
  type(text.code, 'FRIENDS');
  await user.click(screen.getByRole('radio', { name: text.kinds.amount }));
  fireEvent.change(screen.getByRole('textbox', { name: text.amount }), { target: { value: '1200' } });
  await refuses('1199.99', 120_000);
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${text.rules.referral}`) }));
  await refuses('2399.99', 240_000);
  expect(sentTo(createCoupon)).toEqual([]);
  fireEvent.change(budget, { target: { value: '2400' } });
  await user.click(screen.getByRole('button', { name: text.create }));
  await waitFor(() => expect(sentTo(createCoupon)).toMatchObject([{ body: { budget_fen: 240_000 } }]));
});

it('shows a programme with the coupons it gave, without a choice of its kind', async () => {
  const program = aCouponWithUses({ ...aNewProgram('referral'), id: 'program-1', given: 14, latest: [] });
  const list = await show('/settings/promotions', 'en', {
    handlers: [mockEndpoint(listCouponsContract, () => [program])],
  });
  expect(await screen.findByRole('link', { name: en.rules.referral })).toHaveAttribute(
    'href',
    '/settings/promotions/program-1',
  );
  list.unmount();
  await show('/settings/promotions/program-1', 'en', { handlers: couponHandlers([program]) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Invite a friend' })).toBeVisible();
  expect(screen.getByText('14')).toBeVisible();
  expect(screen.getByLabelText(en.validDays)).toHaveValue('60');
  expect(screen.queryByLabelText(en.pointsPrice)).not.toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: new RegExp(`^${en.rules.points}`) })).not.toBeInTheDocument();
});

it('changes a coupon by the version it shows, and links its uses', async () => {
  const versions: (string | null)[] = [];
  const coupon = aCouponWithUses();
  const { user } = await show('/settings/promotions/coupon-1', 'en', {
    handlers: [
      mockEndpoint(updateCouponContract, ({ request, body }) => {
        versions.push(request.headers.get('if-match'));
        return { ...coupon, ...body, version: 2 };
      }),
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'SPRING10' })).toBeVisible();
  const uses = within(screen.getByRole('table', { name: en.latest }));
  expect(uses.getByRole('link', { name: 'CV26-AAAA-0001' })).toHaveAttribute('href', '/orders/CV26-AAAA-0001');
  expect(uses.getByRole('link', { name: 'PK26-AAAA-0001' })).toHaveAttribute('href', '/packages/PK26-AAAA-0001');
  expect(screen.getByText('¥985.00')).toBeVisible();
  type(/^At most/, '30');
  type(/^Until/, '2026-12-31T23:59');
  await user.click(screen.getByRole('checkbox', { name: en.active }));
  await user.click(screen.getByRole('button', { name: en.save }));
  await waitFor(() =>
    expect(sentTo(updateCoupon)).toMatchObject([
      { body: { cap_fen: 3_000, active: false, ends_at: new Date('2026-12-31T23:59').toISOString() } },
    ]),
  );
  expect(versions).toEqual(['"1"']);
});

it('keeps what was typed if a colleague was faster', async () => {
  const { user } = await show('/settings/promotions/coupon-1', 'en', {
    handlers: [
      mockEndpoint(updateCouponContract, () => {
        throw fail('changed_meanwhile', { version: 2 });
      }),
    ],
  });
  await screen.findByRole('form', { name: en.form });
  type(en.budget, '5000');
  await user.click(screen.getByRole('button', { name: en.save }));
  expect(await screen.findByText(en.changed)).toBeVisible();
  expect(screen.getByLabelText(en.budget)).toHaveValue('5000');
});

it('shows a coupon to those who may not change it', async () => {
  await show('/settings/promotions/coupon-1', 'en', { roles: ['auditor'] });
  expect(await screen.findByRole('table', { name: en.latest })).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});
