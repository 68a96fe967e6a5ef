import type { HttpHandler } from 'msw';
import type { MyPromotions } from '@caravan/promotions/contract';
import {
  bindReferralContract,
  exchangePointsContract,
  getMyPromotionsContract,
} from '@caravan/promotions/contract/schema';
import { anOwnCoupon, someMyPromotions } from '@caravan/promotions/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

export const promotionsHandlers = (mine: MyPromotions = someMyPromotions()): HttpHandler[] => [
  mockEndpoint(getMyPromotionsContract, () => mine),
  mockEndpoint(exchangePointsContract, () => anOwnCoupon()),
  mockEndpoint(bindReferralContract, () => ({ bound: true })),
];
