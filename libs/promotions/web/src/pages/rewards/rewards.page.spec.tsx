import { screen, waitFor, within } from '@testing-library/react';
import { exchangePoints, fail, getMyPromotions } from '@caravan/promotions/contract';
import { exchangePointsContract, getMyPromotionsContract } from '@caravan/promotions/contract/schema';
import { anOwnCoupon, someMyPromotions } from '@caravan/promotions/contract/testing';
import { promotionsPaths } from '@caravan/routes';
import { byTurns, mockEndpoint, renderRoute, sentTo } from '@caravan/web-core/testing';
import { describe, expect, it } from 'vitest';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { promotionsHandlers } from '../../mocks/promotions.handlers.ts';
import { promotionsWeb } from '../../promotions.web.ts';

type Handlers = NonNullable<Parameters<typeof renderRoute>[0]['handlers']>;

const open = (
  language: 'en' | 'zh',
  mine = someMyPromotions(),
  handlers: Handlers = [],
  path = promotionsPaths.mine.href(),
) =>
  renderRoute({
    feature: promotionsWeb,
    path,
    language,
    loggedIn: true,
    handlers: [...handlers, ...promotionsHandlers(mine)],
  });
const part = (name: string) => within(screen.getByRole('region', { name }));

const offers = {
  en: '¥20.00 off the shipping of a package, from ¥100.00',
  zh: '包裹运费减 ¥20.00，满 ¥100.00 可用',
} as const;

describe.each(
  byTurns([
    ['en', en],
    ['zh', zh],
  ] as const),
)('in %s', (language, texts) => {
  it('shows points, own coupons with their state, and the link of invitations', async () => {
    await open(language);
    expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    const points = part(texts.points.title);
    expect(points.getByText(texts.points.balance_other.replace('{{points}}', '620'))).toBeVisible();
    const rows = within(points.getByRole('list', { name: texts.points.history })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/G-7Q2M4X9KTA.*−500$/),
      expect.stringMatching(/PK26-AAAA-0001.*\+1,120$/),
    ]);
    const coupons = part(texts.coupons.title).getAllByRole('listitem');
    expect(coupons.map((one) => one.textContent)).toEqual([
      expect.stringContaining(texts.coupons.state.usable),
      expect.stringContaining(texts.coupons.state.used),
      expect.stringContaining(texts.coupons.state.ended),
    ]);
    expect(coupons[0]).toHaveTextContent(offers[language]);
    // Only a code that can be used is offered to copy.
    expect(part(texts.coupons.title).getAllByRole('button')).toHaveLength(1);
    const invite = part(texts.invite.title);
    expect(invite.getByLabelText(texts.invite.link)).toHaveValue('https://shop.example/user/register?ref=FRIEND2026');
    expect(
      invite.getByText(texts.invite.counts.replace('{{registered}}', '3').replace('{{rewarded}}', '1')),
    ).toBeVisible();
  });

  it('exchanges points at the shown price after a question', async () => {
    const { user } = await open(language);
    await user.click(part(texts.points.title).getByRole('button', { name: texts.points.exchange }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: texts.points.confirmTitle.replace('{{points}}', '500') }),
    );
    expect(sentTo(exchangePoints)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: texts.points.exchange }));
    expect(await screen.findByText(texts.points.exchanged.replace('{{code}}', 'G-7Q2M4X9KTA'))).toBeVisible();
    expect(sentTo(exchangePoints)).toMatchObject([
      { body: { points: 500 }, idempotencyKey: expect.any(String) as string },
    ]);
    // The page reads its points anew.
    await waitFor(() => expect(sentTo(getMyPromotions).length).toBeGreaterThan(1));
  });

  it('says why no coupon can be had', async () => {
    const { points, ...others } = someMyPromotions();
    await open(language, { ...others, points: points && { ...points, balance: 20, problem: 'Too few' } });
    const panel = part(texts.points.title);
    expect(panel.getByText('Too few')).toBeVisible();
    expect(panel.getByRole('button', { name: texts.points.exchange })).toBeDisabled();
  });

  it('shows only what the shop has', async () => {
    const { unmount } = await open(language, someMyPromotions({ points: null }));
    expect(screen.queryByRole('region', { name: texts.points.title })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: texts.invite.title })).toBeVisible();
    unmount();
    await open(language, { points: null, referral: null, coupons: [] });
    expect(screen.getByText(texts.noProgram)).toBeVisible();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('offers to load again what failed', async () => {
    const failing = mockEndpoint(getMyPromotionsContract, () => {
      throw fail('unavailable');
    });
    await open(language, someMyPromotions(), [failing]);
    expect(await screen.findByRole('heading', { name: texts.failed.title })).toBeVisible();
  });
});

it.each([
  ['en', '15% off the price of goods'],
  ['zh', '商品价格 8.5 折'],
] as const)('says in %s what a share takes off', async (language, words) => {
  const coupons = [anOwnCoupon({ target: 'goods', percent: 15, amount_fen: null, cap_fen: null, minimum_fen: 0 })];
  await open(language, someMyPromotions({ coupons }));
  expect(screen.getByText(words)).toBeVisible();
});

it('turns the pages of points by a cursor', async () => {
  const { points, ...others } = someMyPromotions();
  const mine = { ...others, points: points && { ...points, history: { ...points.history, next: 'later' } } };
  const { user } = await open('en', mine);
  expect(screen.queryByRole('link', { name: en.points.newest })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: en.points.older }));
  expect(await screen.findByRole('link', { name: en.points.newest })).toHaveAttribute('href', '/mine/promotions');
  expect(sentTo(getMyPromotions).at(-1)).toMatchObject({ query: { cursor: 'later' } });
});

it('reads the terms anew when the shop has changed them', async () => {
  const changed = mockEndpoint(exchangePointsContract, () => {
    throw fail('points_changed');
  });
  const { user } = await open('en', someMyPromotions(), [changed]);
  await user.click(part(en.points.title).getByRole('button', { name: en.points.exchange }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: en.points.exchange }));
  expect(await screen.findByText(/The shop has changed its terms/)).toBeVisible();
  await waitFor(() => expect(sentTo(getMyPromotions).length).toBeGreaterThan(1));
});
