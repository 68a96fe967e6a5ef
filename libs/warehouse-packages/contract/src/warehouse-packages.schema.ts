import { address } from '@caravan/account/contract/schema';
import { packageStatuses } from '@caravan/kernel';
import { landedCost } from '@caravan/logistics/contract/schema';
import { couponCode } from '@caravan/promotions/contract/schema';
import { fen, fenOut, id, instant, pageOf, pageQuery, text, packageNumber, z } from '@caravan/kernel/zod';
import { packageActions, packageEvents } from './package-states.ts';
import { claim, claimable } from './claims.schema.ts';
import { offeredInsurance } from './insurance.schema.ts';
import { packingChoice, pricedPacking } from './packing-options.schema.ts';
import { trackingStages } from '@caravan/shipping/contract';
import { packageExtra, parcelRehearsal, weighing } from './weighing.schema.ts';
import { itemIds, quote } from '@caravan/shipping/contract/schema';
import { serviceNumber, storeItem } from './warehouse.schema.ts';

export const byNumber = z.object({ number: packageNumber });

export const newPackage = z.strictObject({
  item_ids: itemIds,
  address_id: z.string('address_required').regex(/^[A-Za-z0-9_-]{1,64}$/, 'address_required'),
  line_id: z.string('line_required').regex(/^[A-Za-z0-9_-]{1,64}$/, 'line_required'),
  packing_note: text(0, 500).default(''),
  packing_options: packingChoice.default([]),
  /** A tier of insurance. */
  insurance_id: id.optional(),
  declared_value_fen: fen,
  coupon_code: couponCode.optional(),
  /** A packing rehearsal of exactly these goods; its options and its weight count. */
  rehearsal: serviceNumber.optional(),
  /**
   * The fee that the shopper saw, less the discount. If it differs by now, the call answers `quote_changed` and creates no package.
   */
  fee_fen: fen.optional(),
});
export const packageMade = z.object({ number: packageNumber, amount_fen: fenOut, expires_at: instant });

export const review = z.object({
  text: z.string(),
  anonymous: z.boolean(),
  image: z.string().nullable(),
  created_at: instant,
});
/** Arrives as a form. The server checks the picture's type and size by its bytes. */
export const newReview = z.strictObject({
  text: text(1, 1000),
  anonymous: z.union([z.boolean(), z.enum(['true', 'false']).transform((written) => written === 'true')]),
  image: z.file('not_a_picture').optional(),
});

/** A report of a carrier, a tracking service or staff about a shipped package. */
export const trackingEvent = z.object({
  at: instant,
  /** False if the carrier named no time zone: the date and time of day are those of the place, as if it were UTC. */
  zoned: z.boolean(),
  stage: z.enum(trackingStages).nullable(),
  place: z.string(),
  /** In the reader's language if the service translates it, otherwise as the carrier wrote it. */
  text: z.string(),
  /** The language of the text (BCP 47); empty if unknown. */
  lang: z.string(),
});

export const parcelItem = storeItem.pick({
  id: true,
  order_number: true,
  own: true,
  name: true,
  spec: true,
  image: true,
  quantity: true,
  weight_g: true,
  restrictions: true,
  photos: true,
});
/** The address at the time of packing. All fields but the country are empty after the owner has closed the account. */
const words = z.string();
export const parcelAddress = z.object({
  first_name: words,
  last_name: words,
  email: words,
  continent: address.shape.continent,
  country: address.shape.country,
  province: words,
  city: words,
  detail: words,
  postcode: words,
  phone: words,
});
export const parcel = z.object({
  number: packageNumber,
  status: z.enum(packageStatuses),
  items: z.array(parcelItem),
  address: parcelAddress,
  line: z.object({ id, name: z.string(), carrier: z.string() }),
  fee: quote,
  /** The part of the fee that a coupon took off; it is not part of `fee`. */
  discount_fen: fenOut,
  coupon_code: z.string().nullable(),
  /** The refunds of the fee so far: by weighings, and when it was cancelled. */
  refunded_fen: fenOut,
  /** The weighing before dispatch; null if there was none. */
  weighing: weighing.nullable(),
  /** The packing rehearsal by which it was quoted; null without one. */
  rehearsal: parcelRehearsal.nullable(),
  /** The extra payment for the weighed parcel; null if nothing was asked. */
  extra: packageExtra.nullable(),
  packing_note: z.string(),
  /** The chosen packing options, with the prices of that time. */
  packing_options: z.array(pricedPacking),
  /** The chosen insurance on the terms of that time; null without one. */
  insurance: offeredInsurance.nullable(),
  /** The claims on the insurance, the latest last. */
  claims: z.array(claim),
  /** The claims that can be made; null unless the package is insured and was shipped. */
  claimable: claimable.nullable(),
  declared_value_fen: fenOut,
  /** Duty and tax as estimated when it was made; null for a package without an estimate. */
  landed_cost: landedCost.nullable(),
  /** Events latest first. */
  tracking: z
    .object({
      carrier: z.string(),
      number: z.string(),
      url: z.string().nullable(),
      events: z.array(trackingEvent),
    })
    .nullable(),
  /** Opens the public tracking page (specification 11.13); null while there is nothing to follow. */
  tracking_token: z.string().nullable(),
  created_at: instant,
  expires_at: instant,
  paid_at: instant.nullable(),
  /** By when we hand it to the carrier; null before the payment and after the shipping. */
  dispatch_by: instant.nullable(),
  shipped_at: instant.nullable(),
  /** The shipping method's days, counted from the shipping; null unless the package is on its way. */
  arrives: z.object({ from: instant, to: instant }).nullable(),
  /** When the package counts as received automatically. */
  done_by: instant.nullable(),
  done_at: instant.nullable(),
  review: review.nullable(),
  timeline: z.array(
    z.object({
      status: z.enum(packageStatuses),
      event: z.enum(packageEvents),
      at: instant,
      by: z.enum(['shopper', 'staff', 'system']),
      note: z.string().nullable(),
    }),
  ),
  actions: z.array(z.enum(packageActions)),
});

/**
 * A package for everyone who has its link: no person, place, goods or price. The carrier's events are only their stages,
 * because its words may name places and persons.
 */
export const publicTracking = z.object({
  ...parcel.pick({ number: true, status: true, dispatch_by: true, arrives: true }).shape,
  tracking: z
    .object({
      ...parcel.shape.tracking.unwrap().pick({ carrier: true, number: true, url: true }).shape,
      stages: z.array(
        z.object({ stage: z.enum(trackingStages), ...trackingEvent.pick({ at: true, zoned: true }).shape }),
      ),
    })
    .nullable(),
  timeline: z.array(parcel.shape.timeline.element.pick({ status: true, event: true, at: true })),
});
export const byTrackingToken = z.object({ token: z.string().max(200) });

export const packagesQuery = z.object({ ...pageQuery.shape, status: z.enum(packageStatuses).optional() });
/** The number of packages in each status. */
export const counts = z.record(z.enum(packageStatuses), z.int());

/** `name` is masked like `A***e`, or "Anonymous" in the caller's language. */
export const publicReview = z.object({
  text: z.string(),
  image: z.string().nullable(),
  name: z.string(),
  created_at: instant,
});
export const publicReviewPage = pageOf(publicReview);

export type NewPackage = z.infer<typeof newPackage>;
/** The values of the form's fields. */
export type NewPackageForm = z.input<typeof newPackage>;
export type PackageMade = z.infer<typeof packageMade>;
export type Review = z.infer<typeof review>;
export type NewReview = z.infer<typeof newReview>;
export type NewReviewForm = z.input<typeof newReview>;
export type TrackingEvent = z.infer<typeof trackingEvent>;
export type ParcelItem = z.infer<typeof parcelItem>;
export type Parcel = z.infer<typeof parcel>;
export type PublicTracking = z.infer<typeof publicTracking>;
export type PackagesQuery = z.infer<typeof packagesQuery>;
export type PublicReview = z.infer<typeof publicReview>;
export type PublicReviewPage = z.infer<typeof publicReviewPage>;
