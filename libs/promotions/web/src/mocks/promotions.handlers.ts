import type { HttpHandler } from 'msw';
import type { MyPromotions } from '@caravan/promotions/contract';
import {
  bindReferralContract,
  exchangePointsContract,
  getMyPromotionsContract,
  getProgramsContract,
  listOwnCouponsContract,
} from '@caravan/promotions/contract/schema';
import { aPricedCoupon, anOwnCoupon, someMyPromotions } from '@caravan/promotions/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

export const promotionsHandlers = (mine: MyPromotions = someMyPromotions()): HttpHandler[] => [
  mockEndpoint(getMyPromotionsContract, () => mine),
  mockEndpoint(getProgramsContract, () => ({ points: true, referral: true })),
  mockEndpoint(listOwnCouponsContract, () => [
    aPricedCoupon(),
    aPricedCoupon({ id: 'own-4', code: 'G-M1T6L9S2DF', target: 'goods', discount_fen: 0, problem: 'Only for goods' }),
  ]),
  mockEndpoint(exchangePointsContract, () => anOwnCoupon()),
  mockEndpoint(bindReferralContract, () => ({ bound: true })),
];
