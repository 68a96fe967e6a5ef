import type { HttpHandler } from 'msw';
import type { Address } from '@caravan/account/contract';
import { createAddressContract, listAddressesContract, listCountriesContract } from '@caravan/account/contract/schema';
import { anAddress, exampleCountries } from '@caravan/account/contract/testing';
import type { KnownTaxNumber } from '@caravan/customs/contract';
import * as customs from '@caravan/customs/contract/schema';
import { aRecipientTaxNumber } from '@caravan/customs/contract/testing';
import { sumFen } from '@caravan/kernel';
import type { LandedCost } from '@caravan/logistics/contract';
import { estimateLandedCostContract } from '@caravan/logistics/contract/schema';
import { aLandedCost } from '@caravan/logistics/contract/testing';
import type { ShippingAccuracy, SplitPlan } from '@caravan/shipping/contract';
import {
  fail,
  type PackageMade,
  type OwnQuotes,
  type Parcel,
  type OfferedInsurance,
  type ParcelPage,
  type PricedPacking,
  type PublicReviewPage,
  type PublicTracking,
  type QuoteRequest,
  type StorePage,
} from '@caravan/warehouse-packages/contract';
import {
  estimateShippingContract,
  listShippingAccuracyContract,
  splitGoodsContract,
} from '@caravan/shipping/contract/schema';
import { aSplitPlan } from '@caravan/shipping/contract/testing';
import * as schemas from '@caravan/warehouse-packages/contract/schema';
import {
  aClaim,
  aPackageMade,
  aParcel,
  aParcelPage,
  aReview,
  aStorePage,
  somePackingOptions,
  someQuotes,
} from '@caravan/warehouse-packages/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** The answers of the mock warehouse API; a test may change them while its page is open. */
export interface PackageAnswers {
  store: StorePage;
  /** For the goods of a package, and for an estimate. */
  quotes: OwnQuotes;
  split: SplitPlan;
  packing: PricedPacking[];
  insurance: OfferedInsurance[];
  accuracy: ShippingAccuracy[];
  made: PackageMade;
  page: ParcelPage;
  /** Undefined for a package that does not exist. */
  parcel: Parcel | undefined;
  /** Undefined for a link that does not work. */
  tracked: PublicTracking | undefined;
  reviews: PublicReviewPage;
  /** For the parcel of an estimate. */
  landedCost: LandedCost;
  addresses: Address[];
  /** The tax numbers that were given, by the id of their address or the number of their package. */
  taxNumbers: Record<string, KnownTaxNumber>;
  /** Replaces parts of the answers after the page's next change of a package, goods or an address. */
  next: Partial<PackageAnswers>;
}

export const packageAnswers = (over: Partial<PackageAnswers> = {}): PackageAnswers => ({
  store: aStorePage(),
  quotes: someQuotes(),
  split: aSplitPlan(),
  packing: somePackingOptions(),
  insurance: [],
  accuracy: [],
  made: aPackageMade(),
  page: aParcelPage(),
  parcel: aParcel(),
  tracked: undefined,
  reviews: { items: [], page: 1, page_size: 6, total: 0 },
  landedCost: aLandedCost(),
  addresses: [anAddress()],
  taxNumbers: {},
  next: {},
  ...over,
});

/** The quotes with the prices of the chosen services. */
const withServices = (
  { quotes, packing, insurance }: Pick<PackageAnswers, 'quotes' | 'packing' | 'insurance'>,
  { packing_options: kinds = [], insurance_id: id }: QuoteRequest,
): OwnQuotes => {
  const packing_fen = sumFen(packing.map(({ kind, price_fen: price }) => (kinds.includes(kind) ? price : 0)));
  const insurance_fen = insurance.find((tier) => tier.id === id)?.fee_fen ?? 0;
  const lines = quotes.lines.map((line) => ({
    ...line,
    packing_fen,
    insurance_fen,
    fee_fen: line.fee_fen + packing_fen + insurance_fen,
  }));
  return { ...quotes, lines };
};

const keptTaxNumber = (country: string, number: string): KnownTaxNumber => {
  const [kind] = aRecipientTaxNumber({ country }).kinds;
  if (!kind) throw fail('not_found');
  return { kind, ending: number.slice(-3) };
};

const taxNumberOfAddress = (
  { addresses, taxNumbers }: Pick<PackageAnswers, 'addresses' | 'taxNumbers'>,
  addressId: string,
) => {
  const address = addresses.find(({ id }) => id === addressId);
  if (!address) throw fail('not_found');
  return aRecipientTaxNumber({ country: address.country, given: taxNumbers[addressId] ?? null });
};

export const packagesHandlers = (answers: PackageAnswers): HttpHandler[] => {
  const parcel = (): Parcel => {
    if (!answers.parcel) throw fail('not_found');
    return answers.parcel;
  };
  const taxNumberOfPackage = () => {
    const { number, address, status } = parcel();
    return aRecipientTaxNumber({
      country: address.country,
      given: answers.taxNumbers[number] ?? null,
      can_change: status === 'pending_payment' || status === 'to_be_delivered',
    });
  };
  const change = (): PackageAnswers => Object.assign(answers, answers.next);
  return [
    mockEndpoint(schemas.listStoreContract, () => answers.store),
    mockEndpoint(schemas.quotePackageContract, ({ body }) => withServices(answers, body)),
    mockEndpoint(splitGoodsContract, () => answers.split),
    mockEndpoint(schemas.listInsuranceContract, () => answers.insurance),
    mockEndpoint(schemas.listPackingOptionsContract, () => answers.packing),
    mockEndpoint(estimateShippingContract, () => answers.quotes),
    mockEndpoint(estimateLandedCostContract, () => answers.landedCost),
    mockEndpoint(listShippingAccuracyContract, ({ query }) =>
      answers.accuracy.filter(({ country }) => query.country === undefined || country === query.country),
    ),
    mockEndpoint(customs.getPackageTaxNumberContract, taxNumberOfPackage),
    mockEndpoint(customs.setPackageTaxNumberContract, ({ params, body }) => {
      answers.taxNumbers[params.number] = keptTaxNumber(parcel().address.country, body.number);
      return taxNumberOfPackage();
    }),
    mockEndpoint(schemas.createPackageContract, () => answers.made),
    mockEndpoint(schemas.listPackagesContract, () => answers.page),
    mockEndpoint(schemas.getPackageContract, parcel),
    mockEndpoint(schemas.trackPackageContract, () => {
      if (!answers.tracked) throw fail('not_found');
      return answers.tracked;
    }),
    mockEndpoint(schemas.cancelPackageContract, () => change().parcel ?? aParcel()),
    mockEndpoint(schemas.receivePackageContract, () => change().parcel ?? aParcel()),
    mockEndpoint(schemas.reviewPackageContract, () => change().parcel?.review ?? aReview()),
    mockEndpoint(schemas.fileClaimContract, () => change().parcel?.claims.at(-1) ?? aClaim()),
    mockEndpoint(schemas.listReviewsContract, () => answers.reviews),
    mockEndpoint(schemas.decidePhotosContract, ({ params }) => {
      const found = change().store.items.find(({ id }) => id === params.item_id);
      if (!found) throw fail('not_found');
      return found;
    }),
  ];
};

export const addressesHandlers = (
  answers: Pick<PackageAnswers, 'addresses' | 'next' | 'taxNumbers'>,
): HttpHandler[] => [
  mockEndpoint(listCountriesContract, exampleCountries),
  mockEndpoint(listAddressesContract, () => answers.addresses),
  mockEndpoint(createAddressContract, () => Object.assign(answers, answers.next).addresses.at(-1) ?? anAddress()),
  mockEndpoint(customs.getAddressTaxNumberContract, ({ params }) => taxNumberOfAddress(answers, params.id)),
  mockEndpoint(customs.setAddressTaxNumberContract, ({ params, body }) => {
    const { country } = taxNumberOfAddress(answers, params.id);
    answers.taxNumbers[params.id] = keptTaxNumber(country, body.number);
    return taxNumberOfAddress(answers, params.id);
  }),
  mockEndpoint(customs.deleteAddressTaxNumberContract, ({ params }) => {
    delete answers.taxNumbers[params.id];
    return taxNumberOfAddress(answers, params.id);
  }),
];
