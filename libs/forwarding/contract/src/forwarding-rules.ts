import type { WarehouseAddress } from './forwarding.schema.ts';

/** Announced, in the warehouse or gone on from it, announced no longer, or awaited for so long that it will hardly come. */
export const ownParcelStates = ['announced', 'received', 'withdrawn', 'never_arrived'] as const;
export type OwnParcelState = (typeof ownParcelStates)[number];

export const maxContents = 200;
export const maxShop = 100;
export const maxPhotoWish = 500;
/** The most parcels that a shopper can have announced and not arrived. */
export const maxAnnounced = 200;
/** The most warehouses of a shop. */
export const maxWarehouses = 20;
/** The most that handling a parcel can cost. */
export const maxHandlingFen = 10_000;
/** The characters of a shopper's code. */
export const codeLength = 6;

/** The fields of an address in the order in which shops ask for them. */
export const addressFields = ['recipient', 'phone', 'province', 'city', 'district', 'street', 'postcode'] as const;

/** The whole address on one line, as shops read one that is pasted. */
export const addressText = (address: Pick<WarehouseAddress, (typeof addressFields)[number]>): string => {
  const { recipient, phone, province, city, district, street, postcode } = address;
  return [recipient, phone, `${province}${city}${district}${street}`, postcode].filter(Boolean).join(' ');
};

/** States of a shopper's claim of a parcel that arrived without a code; it is refused also if no parcel was found. */
export const parcelClaimStates = ['open', 'given', 'refused'] as const;
export type ParcelClaimState = (typeof parcelClaimStates)[number];

/** The most claims of a shopper that wait for a decision: nobody tries numbers one after the other. */
export const maxOpenParcelClaims = 5;
export const maxProof = 1_000;
export const maxProofPictures = 4;
/**
 * The days in which staff should decide a claim, after which one that nobody decided ends, and for which the pictures stay
 * after the decision.
 */
export const parcelClaimDays = { due: 2, ends: 30, picturesKept: 180 } as const;

/** The days after an announcement until its shopper is reminded of a parcel that has not come; the shop sets them. */
export const waitDays = { min: 7, max: 365, usual: 60 } as const;
/** The days from the reminder until the announcement ends. */
export const endsAfterDays = 14;
