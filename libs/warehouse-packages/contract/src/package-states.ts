import { day, type Fen } from '@caravan/kernel';

/**
 * Stages of a paid package in the warehouse: its goods are collected, it is packed and waits for the scales, it is held
 * until an extra is paid, or its carrier may collect it. Without a stage picking has not begun.
 */
export const packageStages = ['picking', 'packed', 'held', 'ready'] as const;
export type PackageStage = (typeof packageStages)[number];

/** The actions that the package's state allows; pages show a button for each. */
export const packageActions = ['pay', 'pay_extra', 'cancel', 'receive', 'review'] as const;
export type PackageAction = (typeof packageActions)[number];

/** Most events of a package change its status. */
export const packageEvents = [
  'created',
  'paid',
  'weighed',
  'extra_paid',
  'extra_waived',
  'shipped',
  'shipment_corrected',
  'received',
  'received_by_time',
  'cancelled',
  'expired',
] as const;
export type PackageEvent = (typeof packageEvents)[number];

/**
 * Outcomes of a package's weighing: the fee stays, a part of it was returned, the shop bears a small difference, the
 * shopper was asked for more, or the shipping method does not carry the parcel (specification 11.15).
 */
export const weighingOutcomes = ['unchanged', 'returned', 'borne', 'asked', 'refused'] as const;
export type WeighingOutcome = (typeof weighingOutcomes)[number];

/** The states of an extra payment for the weight of a parcel. */
export const packageExtraStates = ['waiting', 'paid', 'waived', 'cancelled', 'refunded'] as const;

/** The hours in which a packed parcel should be weighed. */
export const weighingHours = 8;
/** The hours in which service should decide about a parcel that its method refuses. */
export const refusedParcelHours = 24;
/** The days to pay what the weight of a parcel costs more. */
export const packageExtraDays = 7;
/** The most photos of one parcel. */
export const maxParcelPhotos = 10;
/** The greatest weight that can be recorded, in grams. */
export const maxWeighedG = 100_000;
/** The longest side that can be recorded, in millimetres. */
export const maxWeighedMm = 3_000;

/** A shopper may ask for these when a package is packed; each kind has a price (specification 11.19). */
export const packingKinds = ['remove_boxes', 'vacuum', 'corner_protection', 'moisture_bag', 'gift'] as const;
export type PackingKind = (typeof packingKinds)[number];
/** The highest price of a packing option in fen. */
export const maxPackingFen = 100_000;

/** The damage to an insured package (specification 11.28). */
export const claimKinds = ['lost', 'damaged', 'missing'] as const;
export type ClaimKind = (typeof claimKinds)[number];
/** A claim is open until staff decide about it. */
export const claimStates = ['open', 'approved', 'rejected'] as const;

/** The days in which a claim should be decided. */
export const claimDecisionDays = 5;
/** The most pictures of one claim. */
export const maxClaimPictures = 4;

/** Whether the quality of goods must still be checked, what the check found, or that goods which failed it may leave. */
export const checkStates = ['not_needed', 'due', 'passed', 'failed', 'accepted'] as const;
export type CheckState = (typeof checkStates)[number];

/** The kinds of places in the warehouse: shelves, pallets, locked cages for valuables, and areas where goods wait. */
export const binKinds = ['shelf', 'pallet', 'cage', 'holding'] as const;
export type BinKind = (typeof binKinds)[number];

/** Labels are printed for these. */
export const printKinds = ['item', 'package', 'bin', 'pick', 'command'] as const;
export type PrintKind = (typeof printKinds)[number];
/** The sizes of labels, in millimetres. */
export const labelSizes = ['60x40', '100x150'] as const;
export type LabelSize = (typeof labelSizes)[number];
/** The most labels of one print. */
export const maxPrintedLabels = 200;

/** The most packages of one pick list. */
export const maxPickedPackages = 20;
/** The slots of a row of the cart, on which one walk collects. */
const slotsInRow = 5;
/** The slot of the cart for a package, by its place on the pick list from 0: A1 to A5, B1 to B5 and so on. */
export const cartSlot = (place: number): string =>
  `${String.fromCharCode(65 + Math.floor(place / slotsInRow))}${(place % slotsInRow) + 1}`;
/** The most rows of an imported file. */
export const maxImportedRows = 1_000;

/** The storage fee of an item whose free storage ended so many milliseconds ago: each day begun, up to the most. */
export const storageFeeAfter = (late: number, { perDay, most }: { perDay: Fen; most: Fen }): Fen =>
  Math.min(Math.max(0, Math.ceil(late / day)) * perDay, most);

/** The days before the disposal at which the shopper of the goods is warned (specification 11.23). */
export const disposalWarnings = [30, 7, 1] as const;
export type DisposalWarning = (typeof disposalWarnings)[number];

/** The days of 24 hours from payment until a package is handed to its carrier (specification 11.10). */
export const handlingDays = 3;

/** The goods of a package that a list shows; counts cover all of them. */
export const listedItems = 3;

/** The maximum size of a review's picture in bytes (specification 19.6). */
export const maxReviewPictureBytes = 2 * 1024 * 1024;
