/** Who ended a service before it was done; `system`: unpaid for too long, or its goods left. */
export const serviceEnders = ['shopper', 'staff', 'system'] as const;
export type ServiceEnder = (typeof serviceEnders)[number];

/** The actions that the state of a service allows; pages show a button for each. */
export const serviceActions = ['pay', 'cancel', 'pack'] as const;
export type ServiceAction = (typeof serviceActions)[number];

/** The hours to pay a service. */
export const unpaidServiceHours = 24;
/** A shopper's services at a time that wait for payment or, without a price, for staff. */
export const maxUnpaidServices = 50;
/** The hours after a packing rehearsal in which its goods can be packed at its price (specification 11.36). */
export const rehearsalHours = 72;
/** The most dimensions that a shopper names in one order. */
export const maxOtherMeasures = 5;
/** The most characters of such a name. */
export const maxMeasureName = 60;
/** The greatest value of a measure, in mm or g. */
export const maxMeasured = 1_000_000;
