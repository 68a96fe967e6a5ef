import { delay, http } from 'msw';
import { anAddress } from '@caravan/account/contract/testing';
import { verifySessionContract, getUserInfoContract } from '@caravan/auth/contract/schema';
import { aVerified, aUserInfo } from '@caravan/auth/contract/testing';
import { getConfigurationsContract } from '@caravan/content/contract/schema';
import { someConfigurations } from '@caravan/content/contract/testing';
import { fail } from '@caravan/warehouse-packages/contract';
import { getPackageContract } from '@caravan/warehouse-packages/contract/schema';
import { anAccuracy } from '@caravan/shipping/contract/testing';
import { shippingWeb } from '@caravan/shipping/web';
import { anInsurance, aParcelPage, aStorePage } from '@caravan/warehouse-packages/contract/testing';
import type { HarnessOptions } from '@caravan/web-core/dev';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { examplePackages, exampleTracking } from '../mocks/example-packages.ts';
import { exampleStore } from '../mocks/example-store.ts';
import { addressesHandlers, packageAnswers, packagesHandlers } from '../mocks/packages.handlers.ts';
import { warehousePackagesWeb } from '../warehouse-packages.web.ts';

const home = anAddress();
const office = anAddress({
  id: 'address_2',
  first_name: 'Ada',
  city: 'New York',
  country: 'US',
  province: 'New York',
  detail: '1 Example Street, 2nd floor',
  postcode: '10001',
  phone: '+1 212 555 0100',
  is_default: false,
});
const neverAnswers = http.all(/\/v1\/(store|packages)/, async () => {
  await delay('infinite');
});

/** For a shopper; `?empty`, `?slow` and `?closed` show the other states of the pages. */
export const harness = (asked = new URLSearchParams()): HarnessOptions => {
  const isEmpty = asked.has('empty');
  const packages = isEmpty ? [] : examplePackages();
  const answers = packageAnswers({
    store: aStorePage(isEmpty ? [] : exampleStore()),
    insurance: [anInsurance(), anInsurance({ id: 'plus', name: 'Plus', cover_fen: 200_000, fee_fen: 2_000 })],
    page: aParcelPage(packages),
    accuracy: isEmpty ? [] : [anAccuracy(), anAccuracy({ country: 'FR', fees: null })],
    tracked: exampleTracking,
    addresses: isEmpty ? [] : [home, office],
  });
  return {
    feature: warehousePackagesWeb,
    more: [shippingWeb],
    pages: [
      '/mine/store',
      '/mine/store/confirmInfo?items=lamp,cup,tea',
      '/mine/store/item?id=tote',
      '/mine/package',
      ...packages.map(({ number }) => `/mine/package/packageDetail?number=${number}`),
      '/estimate',
      '/track/PK2611A1B2C3D.c2lnbmF0dXJl',
    ],
    loggedIn: true,
    handlers: [
      ...(asked.has('slow') ? [neverAnswers] : []),
      mockEndpoint(getPackageContract, ({ params }) => {
        const parcel = packages.find(({ number }) => number === params.number);
        if (!parcel) throw fail('not_found');
        return parcel;
      }),
      ...packagesHandlers(answers),
      ...addressesHandlers(answers),
      mockEndpoint(getConfigurationsContract, () =>
        someConfigurations({ features: { shipping_estimate: !asked.has('closed'), community: false } }),
      ),
      mockEndpoint(verifySessionContract, () => aVerified()),
      mockEndpoint(getUserInfoContract, () => aUserInfo()),
    ],
  };
};
