import { defineEndpoint, type PageQuery } from '@caravan/kernel';
import { couponReasonNames } from '@caravan/promotions/contract';
import { maxClaimPictures, maxReviewPictureBytes } from './package-states.ts';
import type { Claim, NewClaim } from './claims.schema.ts';
import type { OfferedInsurance } from './insurance.schema.ts';
import type { ParcelPage } from './package-list.schema.ts';
import type { PricedPacking } from './packing-options.schema.ts';
import type {
  NewPackage,
  NewReview,
  PackageMade,
  PackagesQuery,
  Parcel,
  PublicReviewPage,
  PublicTracking,
  Review,
} from './warehouse-packages.schema.ts';
import type {
  OrderPhotos,
  OrderPhotosQuery,
  OwnQuotes,
  QuoteRequest,
  StorePage,
  StoreQuery,
} from './warehouse.schema.ts';

type ByNumber = { number: string };

const rehearsalRefusals = [
  'rehearsal_not_done',
  'rehearsal_expired',
  'rehearsal_other_goods',
  'rehearsal_used',
] as const;

export const listStore = defineEndpoint<{ query: StoreQuery; data: StorePage }>()({
  method: 'GET',
  path: '/store',
  login: 'shopper',
  scope: 'warehouse',
  tags: ['store'],
  summary: 'Goods in the warehouse, sorted by the end of their free days',
});

export const listOrderPhotos = defineEndpoint<{ query: OrderPhotosQuery; data: OrderPhotos }>()({
  method: 'GET',
  path: '/store/photos',
  login: 'shopper',
  scope: 'warehouse',
  tags: ['store'],
  summary: 'The warehouse photos of an order’s goods, by pages, also after they were packed, shipped or received',
});

/**
 * The address keeps the photo private: it is signed for the owner and expires after a day. An image element cannot send
 * a token.
 */
export const getStorePhoto = defineEndpoint<{ params: { token: string }; data: unknown }>()({
  method: 'GET',
  path: '/store/photos/:token',
  login: 'none',
  tags: [],
  summary: 'A photo of goods, or a picture of a review, by a signed URL',
  raw: true,
});

export const quotePackage = defineEndpoint<{ body: QuoteRequest; data: OwnQuotes }>()({
  method: 'POST',
  path: '/packages/quote',
  login: 'shopper',
  tags: [],
  summary: 'The fee of each shipping method for these goods to a country; nothing is reserved',
  reasons: [
    'item_taken',
    'item_disposed',
    'items_returning',
    'items_searched',
    'not_packable',
    'goods_apart',
    'country_not_served',
    'packing_option_unknown',
    'insurance_unknown',
    ...rehearsalRefusals,
  ],
  quiet: ['country_not_served', 'packing_option_unknown', 'insurance_unknown', ...rehearsalRefusals],
});

export const createPackage = defineEndpoint<{ body: NewPackage; data: PackageMade }>()({
  method: 'POST',
  path: '/packages',
  login: 'shopper',
  tags: ['store', 'package', 'order'],
  summary: 'Pack goods into one parcel; they are reserved at once',
  idempotency: 'key',
  reasons: [
    'item_taken',
    'item_disposed',
    'items_returning',
    'items_searched',
    'not_packable',
    'goods_apart',
    'line_unavailable',
    'line_wrong_country',
    'line_too_heavy',
    'line_too_light',
    'line_too_long',
    'line_too_big',
    'line_restricted',
    'line_value_too_high',
    'packing_option_unknown',
    'insurance_unknown',
    ...rehearsalRefusals,
    'quote_changed',
    ...couponReasonNames,
  ],
});

export const listPackingOptions = defineEndpoint<{ data: PricedPacking[] }>()({
  method: 'GET',
  path: '/packing_options',
  login: 'shopper',
  tags: ['packing-options'],
  summary: 'The packing options that are offered, with their prices',
});

export const listInsurance = defineEndpoint<{ data: OfferedInsurance[] }>()({
  method: 'GET',
  path: '/insurance_tiers',
  login: 'shopper',
  tags: ['insurance'],
  summary: 'The insurance that is offered for packages, with cover and fee',
});

export const listPackages = defineEndpoint<{ query: PackagesQuery; data: ParcelPage }>()({
  method: 'GET',
  path: '/packages',
  login: 'shopper',
  scope: 'warehouse',
  tags: ['package'],
  summary: 'Packages, newest first, with the number in each status',
});

export const getPackage = defineEndpoint<{ params: ByNumber; data: Parcel }>()({
  method: 'GET',
  path: '/packages/:number',
  login: 'shopper',
  scope: 'warehouse',
  tags: ['package'],
  summary: 'One package',
});

export const trackPackage = defineEndpoint<{ params: { token: string }; data: PublicTracking }>()({
  method: 'GET',
  path: '/tracking/:token',
  login: 'none',
  tags: ['package'],
  summary: 'The progress of a package for everyone who has its link',
  limit: { max: 60, minutes: 1, by: 'address' },
});

/** Takes the raw bytes of the service; their signature authenticates the caller. */
export const receiveTracking = defineEndpoint<{ params: { source: string }; data: null }>()({
  method: 'POST',
  path: '/webhooks/tracking/:source',
  login: 'signature',
  tags: [],
  summary: 'Receive what a tracking service says about packages',
  reasons: ['bad_signature'],
});

export const cancelPackage = defineEndpoint<{ params: ByNumber; data: Parcel }>()({
  method: 'POST',
  path: '/packages/:number/cancel',
  login: 'shopper',
  tags: ['package', 'store', 'order', 'payable', 'balance'],
  summary:
    'Cancel a package before it is shipped; refunds a paid fee to the balance and returns the goods to the warehouse',
  idempotency: 'key',
});

export const receivePackage = defineEndpoint<{ params: ByNumber; data: Parcel }>()({
  method: 'POST',
  path: '/packages/:number/receive',
  login: 'shopper',
  tags: ['package', 'order'],
  summary: 'Confirm that a package has arrived',
});

export const reviewPackage = defineEndpoint<{ params: ByNumber; body: NewReview; data: Review }>()({
  method: 'POST',
  path: '/packages/:number/review',
  login: 'shopper',
  tags: ['package', 'review'],
  summary: 'Review a package that has arrived, once',
  upload: 'multipart',
  files: { max: 1, bytes: maxReviewPictureBytes, tooLarge: 'picture_too_large' },
  reasons: ['review_exists', 'not_a_picture', 'picture_too_large', 'too_many_pixels'],
});

/** Not idempotent by a key, because a package has at most one open claim. */
export const fileClaim = defineEndpoint<{ params: ByNumber; body: NewClaim; data: Claim }>()({
  method: 'POST',
  path: '/packages/:number/claims',
  login: 'shopper',
  tags: ['package'],
  summary: 'Claim what of an insured package was lost, damaged or missing',
  upload: 'multipart',
  files: { max: maxClaimPictures, bytes: maxReviewPictureBytes, tooLarge: 'picture_too_large' },
  reasons: [
    'not_insured',
    'claim_open',
    'claim_too_early',
    'claim_too_late',
    'claim_too_high',
    'not_a_picture',
    'picture_too_large',
    'too_many_pixels',
  ],
});

export const listReviews = defineEndpoint<{ query: PageQuery; data: PublicReviewPage }>()({
  method: 'GET',
  path: '/reviews',
  login: 'none',
  tags: ['review'],
  summary: 'Public reviews, newest first',
});

export const getReviewPicture = defineEndpoint<{ params: { id: string }; data: unknown }>()({
  method: 'GET',
  path: '/reviews/pictures/:id',
  login: 'none',
  tags: [],
  summary: 'The picture of a review',
  raw: true,
});
