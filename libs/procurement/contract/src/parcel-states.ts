/**
 * States of a parcel that a shop sends: announced by its tracking number, arrived without a purchase, received, or put
 * aside.
 */
export const parcelStates = ['expected', 'unmatched', 'received', 'discarded'] as const;
export type ParcelState = (typeof parcelStates)[number];

/** The outcome of each imported tracking number. */
export const importOutcomes = ['added', 'matched', 'known', 'refused'] as const;

/** The most rows of one import. */
export const maxImportedRows = 1_000;
/** The most photos of a parcel. */
export const maxParcelPhotos = 20;
/** The days in which a shop should tell a tracking number. */
export const trackingDays = 2;
/** The days in which a parcel should arrive after that. */
export const arrivalDays = 7;
/** The hours in which a parcel without a purchase should be matched. */
export const unmatchedHours = 24;
