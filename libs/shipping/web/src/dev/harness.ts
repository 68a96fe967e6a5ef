import { delay, http } from 'msw';
import { warehousePackagesPaths } from '@caravan/routes';
import { anAccuracy } from '@caravan/shipping/contract/testing';
import type { HarnessOptions } from '@caravan/web-core/dev';
import { shippingHandlers } from '../mocks/shipping.handlers.ts';
import { shippingWeb } from '../shipping.web.ts';

const neverAnswers = http.all(/\/v1\/shipping_accuracy/, async () => {
  await delay('infinite');
});

/** For a visitor; `?empty`, `?slow` and `?closed` show the other states of the page. */
export const harness = (asked = new URLSearchParams()): HarnessOptions => ({
  feature: shippingWeb,
  pages: [warehousePackagesPaths.accuracy.href()],
  handlers: [
    ...(asked.has('slow') ? [neverAnswers] : []),
    ...shippingHandlers(
      asked.has('empty') ? [] : [anAccuracy(), anAccuracy({ country: 'FR', fees: null })],
      !asked.has('closed'),
    ),
  ],
});
