import { delay, http } from 'msw';
import { aReturn, aReturnPage } from '@caravan/returns/contract/testing';
import { warehousePackagesPaths } from '@caravan/routes';
import type { HarnessOptions } from '@caravan/web-core/dev';
import { returnAnswers, returnsHandlers } from '../mocks/returns.handlers.ts';
import { returnsWeb } from '../returns.web.ts';

const neverAnswers = http.all(/\/v1\/returns/, async () => {
  await delay('infinite');
});

/** For a shopper; `?empty` and `?slow` show the other states of the pages. */
export const harness = (asked = new URLSearchParams()): HarnessOptions => ({
  feature: returnsWeb,
  pages: [
    warehousePackagesPaths.returns.href(),
    warehousePackagesPaths.returnDetail.href({ number: aReturn().number }),
  ],
  loggedIn: true,
  handlers: [
    ...(asked.has('slow') ? [neverAnswers] : []),
    ...returnsHandlers(
      returnAnswers({ returns: aReturnPage(asked.has('empty') ? [] : [aReturn()]), goodsReturn: aReturn() }),
    ),
  ],
});
