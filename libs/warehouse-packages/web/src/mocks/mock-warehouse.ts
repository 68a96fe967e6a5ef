import type { HttpHandler } from 'msw';
import type { Address } from '@caravan/account/contract';
import { day, sliceOf } from '@caravan/kernel';
import {
  fail,
  packageStatuses,
  warehousePackagesReasons,
  type NewPackage,
  type PackageMade,
  type Parcel,
  type PublicReview,
  type Quote,
  type Review,
  type StoreItem,
} from '@caravan/warehouse-packages/contract';
import {
  cancelPackageSchema,
  createPackageSchema,
  estimateShippingSchema,
  getPackageSchema,
  listPackagesSchema,
  listReviewsSchema,
  listStoreSchema,
  quotePackageSchema,
  receivePackageSchema,
  reviewPackageSchema,
} from '@caravan/warehouse-packages/contract/schema';
import { aParcel } from '@caravan/warehouse-packages/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import type { MockAddresses } from './mock-addresses.ts';
import { mockLines, parcelOfItems, parcelOfRequest, quoteAll } from './mock-lines.ts';

/** A warehouse on a server that exists only in this browser or test. */
export interface MockWarehouse {
  items: StoreItem[];
  packages: Parcel[];
  reviews: PublicReview[];
  lines: readonly Partial<Quote>[];
  handlers: HttpHandler[];
}

const later = (ms: number): string => new Date(Date.now() + ms).toISOString();

const moved = (parcel: Parcel, event: Parcel['timeline'][number]['event'], over: Partial<Parcel>): Parcel => {
  const after = { ...parcel, ...over };
  return { ...after, timeline: [...parcel.timeline, { status: after.status, event, at: later(0), by: 'shopper', note: null }] };
};

const countsOf = (packages: readonly Parcel[]) =>
  Object.fromEntries(packageStatuses.map((status) => [status, packages.filter((parcel) => parcel.status === status).length])) as Record<(typeof packageStatuses)[number], number>;

const asPacked = ({ id, order_number, name, spec, image, quantity, weight_g, restrictions, photos }: StoreItem): Parcel['items'][number] => ({
  id,
  order_number,
  name,
  spec,
  image,
  quantity,
  weight_g,
  restrictions,
  photos,
});

const asItWas = ({ first_name, last_name, email, continent, country, province, city, detail, postcode, phone }: Address): Parcel['address'] => ({
  first_name,
  last_name,
  email,
  continent,
  country,
  province,
  city,
  detail,
  postcode,
  phone,
});

/** Keeps goods and packages in memory and answers for them as the server would, down to one package for one idempotency key. */
export const mockWarehouse = (book: MockAddresses, items: StoreItem[] = [], packages: Parcel[] = []): MockWarehouse => {
  const mock: MockWarehouse = { items, packages, reviews: [], lines: mockLines, handlers: [] };
  const answered = new Map<string, PackageMade>();

  const itemsOf = (ids: readonly string[]): StoreItem[] =>
    ids.map((id) => {
      const item = mock.items.find((one) => one.id === id);
      if (!item) throw fail('not_found');
      if (item.package_number !== null) throw fail('item_taken');
      if (!item.packable) throw fail('not_packable');
      return item;
    });
  const addressOf = (id: string): Address => {
    const address = book.addresses.find((one) => one.id === id);
    if (!address) throw fail('not_found');
    return address;
  };
  const find = (number: string): Parcel => {
    const parcel = mock.packages.find((one) => one.number === number);
    if (!parcel) throw fail('not_found');
    return parcel;
  };
  const put = (parcel: Parcel): Parcel => {
    mock.packages = mock.packages.map((one) => (one.number === parcel.number ? parcel : one));
    return parcel;
  };
  const reserve = (ids: readonly string[], number: string | null) => {
    mock.items = mock.items.map((item) =>
      ids.includes(item.id) ? { ...item, package_number: number, packable: number === null, reason: number === null ? null : `In package ${number}` } : item,
    );
  };

  const create = ({ item_ids: ids, address_id: addressId, line_id: lineId, fee_fen: shown, ...rest }: NewPackage): PackageMade => {
    const chosen = itemsOf(ids);
    const fee = quoteAll(mock.lines, parcelOfItems(chosen)).lines.find(({ id }) => id === lineId);
    if (!fee?.available) throw fail('line_unavailable');
    if (shown !== undefined && shown !== fee.fee_fen) throw fail('quote_changed');
    const number = `PK2611NEW${mock.packages.length + 1}`;
    const parcel = aParcel({
      ...rest,
      number,
      items: chosen.map(asPacked),
      address: asItWas(addressOf(addressId)),
      line: { id: fee.id, name: fee.name, carrier: fee.carrier },
      fee,
      created_at: later(0),
      expires_at: later(day),
      timeline: [{ status: 'pending_payment', event: 'created', at: later(0), by: 'shopper', note: null }],
    });
    reserve(ids, number);
    mock.packages = [parcel, ...mock.packages];
    return { number, amount_fen: fee.fee_fen, expires_at: parcel.expires_at };
  };

  const reviewOf = async (request: Request): Promise<Review> => {
    const form = await request.formData();
    const image = form.get('image');
    return {
      text: String(form.get('text')),
      anonymous: form.get('anonymous') === 'true',
      image: image instanceof Blob ? 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=' : null,
      created_at: later(0),
    };
  };

  mock.handlers = [
    mockEndpoint(listStoreSchema, ({ query }) => {
      const { offset, limit } = sliceOf(query);
      return { items: mock.items.slice(offset, offset + limit), page: query.page, page_size: query.page_size, total: mock.items.length };
    }),
    mockEndpoint(
      quotePackageSchema,
      ({ body }) => {
        if (body.address_id !== undefined) addressOf(body.address_id);
        return quoteAll(mock.lines, parcelOfItems(itemsOf(body.item_ids)));
      },
      warehousePackagesReasons,
    ),
    mockEndpoint(estimateShippingSchema, ({ body }) => quoteAll(mock.lines, parcelOfRequest(body)), warehousePackagesReasons),
    mockEndpoint(
      createPackageSchema,
      ({ body, request }) => {
        const key = request.headers.get('idempotency-key') ?? '';
        const answer = answered.get(key) ?? create(body);
        answered.set(key, answer);
        return answer;
      },
      warehousePackagesReasons,
    ),
    mockEndpoint(listPackagesSchema, ({ query }) => {
      const found = mock.packages.filter(({ status }) => !query.status || status === query.status);
      const { offset, limit } = sliceOf(query);
      return { items: found.slice(offset, offset + limit), page: query.page, page_size: query.page_size, total: found.length, counts: countsOf(mock.packages) };
    }),
    mockEndpoint(getPackageSchema, ({ params }) => find(params.number)),
    mockEndpoint(cancelPackageSchema, ({ params }) => {
      const parcel = find(params.number);
      if (!parcel.actions.includes('cancel')) throw fail('wrong_state');
      reserve(
        parcel.items.map(({ id }) => id),
        null,
      );
      return put(moved(parcel, 'cancelled', { status: 'cancelled', actions: [] }));
    }),
    mockEndpoint(receivePackageSchema, ({ params }) => {
      const parcel = find(params.number);
      if (!parcel.actions.includes('receive')) throw fail('wrong_state');
      return put(moved(parcel, 'received', { status: 'done', done_at: later(0), actions: ['review'] }));
    }),
    mockEndpoint(reviewPackageSchema, async ({ params, request }) => {
      const parcel = find(params.number);
      if (parcel.review) throw fail('review_exists');
      const review = await reviewOf(request);
      put({ ...parcel, review, actions: [] });
      return review;
    }),
    mockEndpoint(listReviewsSchema, ({ query }) => ({ items: mock.reviews, page: query.page, page_size: query.page_size, total: mock.reviews.length })),
  ];
  return mock;
};
