import type { HttpHandler } from 'msw';
import { fail, type GoodsReturn, type ReturnPage } from '@caravan/returns/contract';
import {
  getReturnContract,
  listReturnsContract,
  requestReturnContract,
  withdrawReturnContract,
} from '@caravan/returns/contract/schema';
import { aReturn, aReturnPage } from '@caravan/returns/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** The answers of the mock API; a test may change them while its page is open. */
export interface ReturnAnswers {
  returns: ReturnPage;
  /** Undefined for a return that does not exist. */
  goodsReturn: GoodsReturn | undefined;
  /** Replaces parts of the answers after the page's next change. */
  next: Partial<ReturnAnswers>;
}

export const returnAnswers = (over: Partial<ReturnAnswers> = {}): ReturnAnswers => ({
  returns: aReturnPage(),
  goodsReturn: undefined,
  next: {},
  ...over,
});

export const returnsHandlers = (answers: ReturnAnswers): HttpHandler[] => {
  const changed = (): GoodsReturn => Object.assign(answers, answers.next).goodsReturn ?? aReturn();
  return [
    mockEndpoint(listReturnsContract, () => answers.returns),
    mockEndpoint(getReturnContract, () => {
      if (!answers.goodsReturn) throw fail('not_found');
      return answers.goodsReturn;
    }),
    mockEndpoint(requestReturnContract, changed),
    mockEndpoint(withdrawReturnContract, changed),
  ];
};
