import { delay, http } from 'msw';
import { shippingWeb } from '@caravan/shipping/web';
import { aMeasurement, aRehearsal, aService } from '@caravan/goods-services/contract/testing';
import { warehousePackagesWeb } from '@caravan/warehouse-packages/web';
import { addressesHandlers, packageAnswers, packagesHandlers } from '@caravan/warehouse-packages/web/testing';
import type { HarnessOptions } from '@caravan/web-core/dev';
import { goodsServicesWeb } from '../goods-services.web.ts';
import { serviceAnswers, servicesHandlers } from '../mocks/services.handlers.ts';

const rehearsed = aService({
  number: 'SV2611REHEARS1',
  kind: 'rehearsal',
  status: 'done',
  units: 1,
  rehearsal: aRehearsal({ valid_until: new Date(Date.now() + 48 * 3_600_000).toISOString() }),
  actions: ['pack'],
});
const neverAnswers = http.all(/\/v1\/services/, async () => {
  await delay('infinite');
});

/** For a shopper; `?empty` and `?slow` show the other states of the pages. */
export const harness = (asked = new URLSearchParams()): HarnessOptions => {
  const warehouse = packageAnswers();
  const services = asked.has('empty') ? [] : [aService(), aMeasurement(), rehearsed];
  return {
    feature: goodsServicesWeb,
    more: [shippingWeb, warehousePackagesWeb],
    pages: [
      '/mine/store/services',
      '/mine/store/service?number=SV2611A1B2C3D',
      '/mine/store/service?number=SV2611MEASURE1',
      '/mine/store/service?number=SV2611REHEARS1',
    ],
    loggedIn: true,
    handlers: [
      ...(asked.has('slow') ? [neverAnswers] : []),
      ...servicesHandlers(serviceAnswers({ services })),
      ...packagesHandlers(warehouse),
      ...addressesHandlers(warehouse),
    ],
  };
};
