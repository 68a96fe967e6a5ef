import type { CarrierService, CarrierTrouble, LabelFormat } from '@caravan/carriers/contract';
import type { CarrierEvent } from '@caravan/shipping/port';

/** The service does nothing for us now, and certainly did nothing. A later attempt may succeed. */
export class CarrierUnavailable extends Error {
  readonly trouble: CarrierTrouble;

  constructor(trouble: CarrierTrouble, detail: string) {
    super(`the carrier service does not work for us: ${trouble}, ${detail}`);
    this.name = 'CarrierUnavailable';
    this.trouble = trouble;
  }
}

/** A person or company with an address, in the fields of both services. */
export interface CarrierAddress {
  name: string;
  street: string;
  streetMore: string;
  city: string;
  province: string;
  postcode: string;
  country: string;
  phone: string;
}

/** One line of a customs declaration; weight and value are those of all pieces. */
export interface CustomsLine {
  description: string;
  quantity: number;
  weightG: number;
  valueUsdCents: number;
  /** ISO 3166-1, two letters. */
  origin: string;
  /** The code of the Harmonised System; null if it is not known. */
  tariff: string | null;
}

/** The numbers by which customs know who sends and who receives; empty ones are not told. */
export interface CustomsNumbers {
  /** The sender's in the import one-stop shop of the EU, whose VAT is paid under it. */
  ioss: string;
  /** The sender's as an economic operator. */
  eori: string;
  /** The recipient's at the destination. */
  recipient: string;
}

/** A parcel for which prices are asked. */
export interface ShipmentOrder {
  /** Our name of it. Services store it with the shipment and do not enforce that it is unique. */
  reference: string;
  from: CarrierAddress;
  to: CarrierAddress;
  weightG: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  /** Empty for a parcel that crosses no border. */
  customs: readonly CustomsLine[];
  numbers: CustomsNumbers;
  /** Signs the customs declaration. */
  signer: string;
  format: LabelFormat;
}

/** A carrier's price for a parcel. */
export interface Rate {
  id: string;
  carrier: string;
  product: string;
  amountHundredths: number;
  currency: string;
  days: number | null;
  isTest: boolean;
}

export interface RatedShipment {
  /** The service's id of the shipment. */
  id: string;
  rates: readonly Rate[];
  messages: readonly { carrier: string; text: string }[];
}

/** Names a purchase by the shipment and rate of the service, and by our key. */
export interface Purchase {
  key: string;
  shipmentId: string;
  rateId: string;
  format: LabelFormat;
}

/** A label that was paid for. */
export interface BoughtLabel {
  /** The service's id of the purchase. */
  purchaseId: string;
  trackingNumber: string | null;
}

/**
 * The outcome of a purchase.
 *
 * - `bought`: the service has it.
 * - `refused`: the carrier does not sell it; certainly nothing was bought.
 * - `unknown`: the request went out and the answer is lost, or the service is still at it.
 */
export type PurchaseOutcome =
  { result: 'bought'; label: BoughtLabel } | { result: 'refused'; code: string; text: string } | { result: 'unknown' };

/** The result of a look at a purchase; `none`: the service knows of no purchase so far. */
export type PurchaseLook = PurchaseOutcome | { result: 'none' };

/** Outcome of a request for the money of a label. `asked`: the carrier decides within days or weeks. */
export type VoidOutcome =
  { result: 'asked' } | { result: 'voided' } | { result: 'refused'; code: string; text: string };

/** A bought label, as later calls name it. */
export interface LabelOfService extends Purchase {
  purchaseId: string;
}

/** Labels of one carrier that are handed over together. */
export interface ManifestOrder {
  labels: readonly LabelOfService[];
  from: CarrierAddress;
  /** When they are handed over. */
  at: Date;
}

/** Outcome of a request for a manifest, as of a purchase; `formId` is the service's id. */
export type ManifestOutcome =
  { result: 'made'; formId: string } | { result: 'refused'; code: string; text: string } | { result: 'unknown' };

/** The result of a look for a manifest; `none`: the service knows of none so far. */
export type ManifestLook = ManifestOutcome | { result: 'none' };

/** A bought label with the number by which the carrier follows its parcel. */
export interface TrackedLabel extends LabelOfService {
  trackingNumber: string;
}

/** A carrier's report about a parcel. A status that our stages do not have is in the words alone. */
export type CarrierScan = Pick<CarrierEvent, 'at' | 'place' | 'stage' | 'text' | 'zoned'>;

/** News of a parcel that a service pushed: all scans that it knows, in any order. */
export interface PushedScans {
  trackingNumber: string;
  scans: readonly CarrierScan[];
}

export interface CarrierAccount {
  id: string;
  carrier: string;
  name: string;
}

/**
 * A service that buys labels of many carriers. Calls that return no outcome of their own throw `CarrierUnavailable` if
 * the service does not work.
 */
export interface Carrier {
  name: CarrierService;
  /**
   * Whether a second purchase of the same shipment is harmless, because the service refuses it. Otherwise a purchase
   * whose answer was lost is never repeated.
   */
  refusesSecondPurchase: boolean;
  accounts: (signal?: AbortSignal) => Promise<CarrierAccount[]>;
  /** Stores the parcel at the service, and returns what carriers charge. Costs nothing. */
  rates: (order: ShipmentOrder, signal?: AbortSignal) => Promise<RatedShipment>;
  /** Buys a label. Throws `CarrierUnavailable` only if certainly nothing was bought. */
  buy: (purchase: Purchase, signal?: AbortSignal) => Promise<PurchaseOutcome>;
  /** Finds a purchase at the service. */
  look: (purchase: Purchase, signal?: AbortSignal) => Promise<PurchaseLook>;
  /** The formats in which a label can be had that was bought in this one. */
  formats: (bought: LabelFormat) => readonly LabelFormat[];
  /** The bytes of a label in one of its formats. */
  file: (label: LabelOfService, format: LabelFormat, signal?: AbortSignal) => Promise<Uint8Array>;
  /** Asks for the money of a label, or how far that is. The same request again changes nothing. */
  void: (label: LabelOfService, signal?: AbortSignal) => Promise<VoidOutcome>;
  /** Has the carrier make a manifest, which costs nothing. Throws only if certainly none was made. */
  manifest: (order: ManifestOrder, signal?: AbortSignal) => Promise<ManifestOutcome>;
  /** The manifest that the first of these labels is in. */
  findManifest: (order: ManifestOrder, signal?: AbortSignal) => Promise<ManifestLook>;
  /** The bytes of a manifest, a PDF. */
  manifestFile: (formId: string, signal?: AbortSignal) => Promise<Uint8Array>;
  /** All scans of a parcel, in any order; none if the service knows nothing of it yet. Costs nothing. */
  track: (label: TrackedLabel, signal?: AbortSignal) => Promise<readonly CarrierScan[]>;
  /**
   * Reads a push from its original bytes; null if it is about no parcel, undefined if the service has not signed it.
   * Absent if no secret for pushes is configured.
   */
  readPush?: (
    bytes: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ) => PushedScans | null | undefined;
}
