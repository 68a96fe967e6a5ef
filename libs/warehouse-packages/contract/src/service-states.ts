/** A shopper can order these for goods in the warehouse. */
export const serviceKinds = ['photos', 'measurement', 'rehearsal'] as const;
export type ServiceKind = (typeof serviceKinds)[number];

/** States of an ordered service: unpaid, waiting for staff, done, or cancelled. */
export const serviceStatuses = ['pending_payment', 'paid', 'done', 'cancelled'] as const;
export type ServiceStatus = (typeof serviceStatuses)[number];

/** The most photos that can be paid for one item (specification 20.8). */
export const maxItemPhotos = 20;

/** The shopper's verdict on the photos of an item. */
export const photoVerdicts = ['accepted', 'rejected'] as const;
export type PhotoVerdictKind = (typeof photoVerdicts)[number];

/** The sides and the weight of goods, or a dimension that the shopper names. */
export const measureKinds = ['length', 'width', 'height', 'weight', 'other'] as const;
export type MeasureKind = (typeof measureKinds)[number];
