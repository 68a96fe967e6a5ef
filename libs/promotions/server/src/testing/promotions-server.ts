import { newId } from '@caravan/kernel';
import { fail, type Coupon, type NewCoupon } from '@caravan/promotions/contract';
import { createCouponContract } from '@caravan/promotions/contract/schema';
import { aNewCoupon, aNewProgram } from '@caravan/promotions/contract/testing';
import type { CouponBasis, CouponPart } from '@caravan/promotions/port';
import type { Message } from '@caravan/server-core';
import { testServer, type TestServer } from '@caravan/server-core/testing';
import { sql } from 'drizzle-orm';
import { createPromotions, type PromotionsServer } from '../promotions.server.ts';

export interface PromotionsTestServer extends TestServer {
  feature: PromotionsServer;
  staff: () => ReturnType<TestServer['as']>;
  /** When accounts were registered; one that is not here does not exist. */
  registered: Map<string, Date>;
  /** The messages to shoppers. */
  messages: Message[];
  /** Makes a coupon with a code of its own. */
  coupon: (over?: Partial<NewCoupon>) => Promise<Coupon & { code: string }>;
  /** Starts a programme, and ends the one of the kind that ran before. */
  program: (kind: 'points' | 'referral', over?: Partial<NewCoupon>) => Promise<Coupon>;
}

let codes = 0;

/** Promotions alone, on their own database. */
export const promotionsServer = async (): Promise<PromotionsTestServer> => {
  const registered: PromotionsTestServer['registered'] = new Map();
  const messages: Message[] = [];
  const server = await testServer({
    config: { databasePool: 32, rateLimits: true },
    compose: (core) => {
      const promotions = createPromotions(core, {
        staffChanges: () => ({ changed: async () => fail('changed_meanwhile') }),
        logins: () => ({
          async find(id) {
            const createdAt = registered.get(id);
            return (
              createdAt && {
                id,
                email: `${id}@example.test`,
                name: null,
                emailVerified: true,
                hasPassword: true,
                role: 'shopper',
                language: 'en',
                createdAt,
              }
            );
          },
        }),
        notifier: () => ({ send: async (_tx, message) => void messages.push(message), publish: async () => undefined }),
      });
      return { features: [promotions], promotions };
    },
  });
  const staff = () => server.as({ userId: 'staff_1', role: 'staff' });
  const create = async (body: NewCoupon) =>
    (await staff().call(createCouponContract, { body, headers: { 'idempotency-key': newId() } })).data;
  return {
    ...server,
    feature: server.composed.promotions,
    staff,
    registered,
    messages,
    async coupon(over = {}) {
      codes += 1;
      const body = aNewCoupon({ code: `CODE-${codes}`, ...over });
      return { ...(await create(body)), code: body.code ?? '' };
    },
    async program(kind, over = {}) {
      await server.core.db.execute(sql`update promotion_rule set active = false where kind = ${kind}`);
      return create(aNewProgram(kind, over));
    },
  };
};

export const basisOf = (userId: string, over: Partial<CouponBasis> = {}): CouponBasis => ({
  userId,
  target: 'goods',
  priceFen: 10_000,
  isFirst: async () => true,
  ...over,
});

/** Uses a code for one order, as a checkout does. Returns the discount. */
export const use = (
  { core, feature }: PromotionsTestServer,
  code: string,
  basis: CouponBasis,
  part: Pick<CouponPart, 'kind' | 'ref'> = { kind: 'order', ref: newId() },
): Promise<number> =>
  core.transaction(async (tx) => {
    const taken = await feature.ports.coupons.take(tx, code, basis);
    await taken.pin([{ ...part, amountFen: taken.discountFen }]);
    return taken.discountFen;
  });

/** `done`, or the reason of the failure. */
export const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  );
