import type { APIRequestContext } from '@playwright/test';
import { register, person, type Person } from '../people.ts';
import { openTrade } from './trade.ts';
import type { Written } from './written.ts';

const pointsPrice = 300;

const terms = {
  code: null,
  minimum_fen: 5_000,
  first_only: false,
  starts_at: null,
  ends_at: null,
  per_person: null,
  budget_fen: 10_000_000,
  valid_days: 60,
  active: true,
};

/** Points give a coupon for the freight, invitations one for goods. */
const programs = [
  {
    ...terms,
    kind: 'points',
    name: { en: 'Coupon for points', zh: '积分兑换', de: 'Gutschein für Punkte' },
    target: 'shipping',
    percent: null,
    cap_fen: null,
    amount_fen: 2_000,
    points_per_yuan: 10,
    points_price: pointsPrice,
  },
  {
    ...terms,
    kind: 'referral',
    name: { en: 'Coupon for an invitation', zh: '邀请奖励', de: 'Gutschein für eine Einladung' },
    target: 'goods',
    percent: 10,
    cap_fen: 3_000,
    amount_fen: null,
    points_per_yuan: null,
    points_price: null,
  },
] as const;

/** Starts the shop's programmes, unless the walk in another language has done so. */
export const startPrograms = async (owner: Person): Promise<void> => {
  const rules = await owner.call<{ kind: string }[]>('GET', '/staff/coupons');
  for (const program of programs)
    if (!rules.some(({ kind }) => kind === program.kind)) await owner.call('POST', '/staff/coupons', program);
};

/** Exchanges points for a coupon; resolves to its code. */
export const exchangePoints = async (me: Person): Promise<string> =>
  (await me.call<{ code: string }>('POST', '/promotions/points/exchange', { points: pointsPrice })).code;

/** Has a friend register by the shopper's code and receive a package, for which both get a coupon. */
export const inviteFriend = async (
  request: APIRequestContext,
  me: Person,
  clerk: Person,
  words: Written,
): Promise<void> => {
  const { referral } = await me.call<{ referral: { code: string } }>('GET', '/promotions/mine');
  const friend = person(request, (await register(request)).token);
  await friend.call('POST', '/promotions/referral', { code: referral.code });
  const { id } = await friend.call<{ id: string }>('GET', '/users/info');
  await clerk.call('POST', `/staff/users/${id}/adjust`, { amount_fen: 100_000, remark: words.gift });
  const { first, last, city, detail } = words.address;
  const address = await friend.call<{ id: string }>('POST', '/addresses', {
    kind: 'shipping',
    first_name: first,
    last_name: last,
    email: 'friend@example.test',
    continent: 'europe',
    country: 'DE',
    province: '',
    city,
    detail,
    postcode: '10115',
    phone: '+49 30 123456',
    is_default: true,
  });
  const trade = openTrade(request, friend, clerk, words);
  const number = await trade.pack(await trade.stock(await trade.order('caddy')), address.id);
  await friend.call('POST', '/payments', { kind: 'package', refs: [number], method: 'balance' });
  await clerk.call('POST', `/staff/packages/${number}/ship`, {
    carrier: 'China Post',
    tracking_number: `LX${number.slice(2)}CN`,
  });
  await friend.call('POST', `/packages/${number}/receive`);
};
