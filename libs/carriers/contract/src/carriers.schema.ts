import { cursorPageOf, cursorQuery, id, instant, latinText, packageNumber, z } from '@caravan/kernel/zod';
import { carrierServices, carrierTroubles, labelFormats, labelStates, manifestStates } from './label-states.ts';

export const byPackage = z.object({ number: packageNumber });
export const byLabel = z.object({ id });
export const byLabelToken = z.object({ token: z.string().regex(/^[\w.-]{1,300}$/) });

const service = z.enum(carrierServices);
const format = z.enum(labelFormats);

/** Sender of parcels, as labels and customs papers name it. Carriers print Latin letters only. */
export const carrierSettingsChange = z.strictObject({
  /** A company, or a person. */
  name: latinText(1, 50),
  street: latinText(1, 50),
  street_more: latinText(0, 50).default(''),
  city: latinText(1, 50),
  province: latinText(0, 50).default(''),
  postcode: latinText(1, 20),
  /** ISO 3166-1, two letters. */
  country: z
    .string()
    .max(2)
    .regex(/^[A-Z]{2}$/, 'country_unknown'),
  phone: z
    .string()
    .trim()
    .max(26)
    .regex(/^\+?[\d -]{5,25}$/, 'bad_format'),
  /** Signs customs declarations. */
  signer: latinText(1, 50),
  /** In which labels are bought. */
  label_format: format,
});
export const carrierSettings = z.object({
  /** Null until an owner has entered it: without a sender no label is bought. */
  settings: carrierSettingsChange.nullable(),
  version: z.int(),
});

/** State of our account at each service. */
export const carrierAccounts = z.array(
  z.object({
    service,
    /** No key is configured. */
    is_off: z.boolean(),
    /** Whether it pushes what carriers report about parcels. It is asked about them anyway. */
    is_pushed: z.boolean(),
    /** Null if it answers or is off. */
    trouble: z.enum(carrierTroubles).nullable(),
    accounts: z.array(z.object({ id: z.string(), carrier: z.string(), name: z.string() })),
  }),
);

const price = {
  /** In hundredths of the currency. */
  amount_hundredths: z.int().min(0),
  /** ISO 4217. */
  currency: z.string(),
};

/** Prices of a parcel, by carrier and service. */
export const parcelRates = z.object({
  quote_id: id,
  /** The cheapest first. */
  rates: z.array(
    z.object({
      id: z.string(),
      service,
      /** Such as USPS. */
      carrier: z.string(),
      /** Such as Priority. */
      product: z.string(),
      ...price,
      /** Days on the way; null if the carrier names none. */
      days: z.int().nullable(),
      is_test: z.boolean(),
    }),
  ),
  /** Objections of carriers to the parcel, in their words. */
  messages: z.array(z.object({ carrier: z.string(), text: z.string() })),
  /** Services that gave no answer. */
  troubles: z.array(z.object({ service, trouble: z.enum(carrierTroubles) })),
});

export const newLabel = z.strictObject({ quote_id: id, rate_id: z.string().min(1).max(100) });

export const carrierLabel = z.object({
  id,
  package_number: packageNumber,
  service,
  carrier: z.string(),
  product: z.string(),
  ...price,
  state: z.enum(labelStates),
  /** Bought with a key for tests: no carrier takes the parcel. */
  is_test: z.boolean(),
  tracking_number: z.string().nullable(),
  /** Formats in which it can be printed; empty unless it is bought. */
  formats: z.array(format),
  /** If it was not bought or not voided: a short code and the carrier's words. */
  failure: z.object({ code: z.string(), text: z.string() }).nullable(),
  /** The name of the member of staff. */
  asked_by: z.string(),
  asked_at: instant,
  bought_at: instant.nullable(),
  /** When it was to be voided; null if it was not. */
  void_at: instant.nullable(),
});

/** The labels of one package, the latest first. */
export const packageLabels = z.object({
  labels: z.array(carrierLabel),
  /** The services that have a key. */
  services: z.array(service),
  has_sender: z.boolean(),
});

export const labelsQuery = z.object({ ...cursorQuery.shape, state: z.enum(labelStates).optional() });
export const labelPage = cursorPageOf(carrierLabel);

export const newLabelPrint = z.strictObject({ format });
export const labelPrint = z.object({ url: z.string(), expires_at: instant });

export const byHandoverOfLabels = z.object({ id: z.string().regex(/^HO[A-Z0-9]{4,30}$/) });
export const byManifest = z.object({ id });

/** One page with a bar code, by which a carrier takes many parcels at once. */
export const carrierManifest = z.object({
  id,
  service,
  carrier: z.string(),
  state: z.enum(manifestStates),
  /** The number of its labels. */
  labels: z.int().min(1),
  /** If it was not made: a short code and the carrier's words. */
  failure: z.object({ code: z.string(), text: z.string() }).nullable(),
  /** The name of the member of staff. */
  asked_by: z.string(),
  asked_at: instant,
});

/** The manifests of a hand-over, the latest first. */
export const handoverManifests = z.object({
  manifests: z.array(carrierManifest),
  /** Packages of the hand-over that leave with a bought label and are in no manifest. */
  without: z.int().min(0),
});

export type CarrierManifest = z.infer<typeof carrierManifest>;
export type HandoverManifests = z.infer<typeof handoverManifests>;
export type CarrierSettings = z.infer<typeof carrierSettings>;
export type CarrierSettingsChange = z.infer<typeof carrierSettingsChange>;
export type CarrierAccounts = z.infer<typeof carrierAccounts>;
export type ParcelRates = z.infer<typeof parcelRates>;
export type NewLabel = z.infer<typeof newLabel>;
export type CarrierLabel = z.infer<typeof carrierLabel>;
export type PackageLabels = z.infer<typeof packageLabels>;
export type LabelsQuery = z.infer<typeof labelsQuery>;
export type LabelPage = z.infer<typeof labelPage>;
export type NewLabelPrint = z.infer<typeof newLabelPrint>;
export type LabelPrint = z.infer<typeof labelPrint>;
