import { delay, http } from 'msw';
import { getUserInfoSchema } from '@caravan/account/contract/schema';
import { aUserInfo, anAddress } from '@caravan/account/contract/testing';
import { verifySessionSchema } from '@caravan/auth/contract/schema';
import { getConfigurationsSchema } from '@caravan/content/contract/schema';
import { someConfigurations } from '@caravan/content/contract/testing';
import { startHarness } from '@caravan/web-core/dev';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { examplePackages } from '../mocks/example-packages.ts';
import { exampleStore } from '../mocks/example-store.ts';
import { mockAddresses } from '../mocks/mock-addresses.ts';
import { mockWarehouse } from '../mocks/mock-warehouse.ts';
import { warehousePackagesWeb } from '../warehouse-packages.web.ts';

// Warehouse and packages are for shoppers: here everybody is one.
document.cookie = 'token=harness; path=/';
document.cookie = 'is_login=1; path=/';

// `?empty`, `?slow` and `?closed` show the pages' other faces.
const asked = new URLSearchParams(location.search);
const isEmpty = asked.has('empty');
const home = anAddress();
const office = anAddress({ id: 'address_2', first_name: 'Ada', city: 'New York', country: 'US', province: 'New York', detail: '1 Example Street, 2nd floor', postcode: '10001', phone: '+1 212 555 0100', is_default: false });
const book = mockAddresses(isEmpty ? [] : [home, office]);
const warehouse = mockWarehouse(book, isEmpty ? [] : exampleStore(), isEmpty ? [] : examplePackages());
const neverAnswers = http.all(/\/v1\/(store|packages)/, async () => {
  await delay('infinite');
});

void startHarness({
  feature: warehousePackagesWeb,
  pages: [
    '/mine/store',
    '/mine/store/confirmInfo?items=lamp,cup,tea',
    '/mine/package',
    ...warehouse.packages.map(({ number }) => `/mine/package/packageDetail?number=${number}`),
    '/estimate',
  ],
  handlers: [
    ...(asked.has('slow') ? [neverAnswers] : []),
    ...warehouse.handlers,
    ...book.handlers,
    mockEndpoint(getConfigurationsSchema, () => someConfigurations({ features: { shipping_estimate: !asked.has('closed'), community: false } })),
    mockEndpoint(verifySessionSchema, () => ({ logged_in: true as const })),
    mockEndpoint(getUserInfoSchema, () => aUserInfo()),
  ],
});
