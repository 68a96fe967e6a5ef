import { reasonMessage } from '@caravan/kernel';
import { fen, fenOut, id, instant, pageOf, pageQuery, text, z } from '@caravan/kernel/zod';
import { maxItemPhotos, measureKinds, serviceKinds, serviceStatuses } from '@caravan/warehouse-packages/contract';
import { itemMeasures, serviceNumber, storeItem } from '@caravan/warehouse-packages/contract/schema';
import { rehearsal } from './rehearsals.schema.ts';
import { maxMeasured, maxMeasureName, maxOtherMeasures, serviceActions, serviceEnders } from './service-steps.ts';

export const byServiceNumber = z.object({ number: serviceNumber });

/** The price of a service now, in fen. Ordered services keep their price. */
export const serviceOffer = z.object({
  /** One photo. */
  photo_fen: fenOut,
  /** The measures of one item. */
  measurement_fen: fenOut,
  /** A packing rehearsal of any number of goods. */
  rehearsal_fen: fenOut,
});

/** More photos of goods in the warehouse. */
export const newPhotoService = z.strictObject({
  item_id: id,
  photos: z.int().min(1).max(maxItemPhotos),
  /** The wanted view. */
  note: text(0, 500).default(''),
  /** The price that the shopper saw. If it is another one by now, the call answers `price_changed`. */
  amount_fen: fen.optional(),
});

/** One thing to measure. */
export const wantedMeasure = z.strictObject({
  what: z.enum(measureKinds),
  /** The dimension that the shopper means by `other`, such as "chest width"; empty for the rest. */
  name: text(0, maxMeasureName).default(''),
  /** The value on the product page, in mm, or in g for the weight. */
  stated: z.int().min(1).max(maxMeasured).optional(),
});
type WantedMeasures = readonly z.infer<typeof wantedMeasure>[];

const nameOf = ({ what, name }: WantedMeasures[number]): string => `${what} ${name.toLowerCase()}`;

/** The faults in the names of measures: each kind and each named dimension is asked for once. */
const measureFaults = (measures: WantedMeasures): [place: number, reason: string][] =>
  measures.flatMap((measure, place): [number, string][] => {
    const isOther = measure.what === 'other';
    if (isOther && measure.name === '') return [[place, 'required']];
    if (!isOther && measure.name !== '') return [[place, 'not_allowed']];
    return measures.slice(0, place).some((one) => nameOf(one) === nameOf(measure)) ? [[place, 'measure_twice']] : [];
  });

/** Measures of goods in the warehouse. */
export const newMeasurementService = z.strictObject({
  item_id: id,
  measures: z
    .array(wantedMeasure)
    .min(1)
    .max(measureKinds.length - 1 + maxOtherMeasures)
    .check(({ value, issues }) => {
      for (const [place, message] of measureFaults(value))
        issues.push({ code: 'custom', path: [place, 'name'], message, input: value });
      if (value.filter(({ what }) => what === 'other').length > maxOtherMeasures)
        issues.push({
          code: 'custom',
          path: [],
          message: reasonMessage('too_many', { max: maxOtherMeasures }),
          input: value,
        });
    }),
  note: text(0, 500).default(''),
  /** The price that the shopper saw. */
  amount_fen: fen.optional(),
});

export const serviceMade = z.object({
  number: serviceNumber,
  amount_fen: fenOut,
  status: z.enum(serviceStatuses),
  expires_at: instant,
});

export const service = z.object({
  number: serviceNumber,
  kind: z.enum(serviceKinds),
  status: z.enum(serviceStatuses),
  /** How many were ordered, such as photos, and what each costs. */
  units: z.int(),
  unit_fen: fenOut,
  amount_fen: fenOut,
  /** The amount that was returned to the balance. */
  refunded_fen: fenOut,
  note: z.string(),
  items: z.array(storeItem.pick({ id: true, name: true, spec: true, image: true, quantity: true })),
  created_at: instant,
  expires_at: instant,
  paid_at: instant.nullable(),
  done_at: instant.nullable(),
  cancelled_at: instant.nullable(),
  /** Who cancelled it; null unless it is cancelled. */
  cancelled_by: z.enum(serviceEnders).nullable(),
  /** Why staff cancelled it. */
  cancel_note: z.string().nullable(),
  /** The measures of a measurement; empty for other services. */
  measures: itemMeasures,
  /** The measured values in the order of `measures`; the last result counts, the others were wrong. */
  results: z.array(
    z.object({
      values: z.array(z.int()),
      /** The reason of a correction; null for the first. */
      note: z.string().nullable(),
      at: instant,
    }),
  ),
  /** Null unless it is a packing rehearsal. */
  rehearsal: rehearsal.nullable(),
  actions: z.array(z.enum(serviceActions)),
});
export const servicesQuery = z.object({
  ...pageQuery.shape,
  /** Only those for this item. */
  item_id: id.optional(),
  status: z.enum(serviceStatuses).optional(),
});
/** A service in its shopper's list, with the first `listedItems` of its goods. */
export const listedService = z.object({ ...service.shape, item_count: z.int() });
export const servicePage = pageOf(listedService);

export type ServiceOffer = z.infer<typeof serviceOffer>;
export type NewPhotoService = z.infer<typeof newPhotoService>;
export type WantedMeasure = z.infer<typeof wantedMeasure>;
export type NewMeasurementService = z.infer<typeof newMeasurementService>;
export type ServiceMade = z.infer<typeof serviceMade>;
export type Service = z.infer<typeof service>;
export type ServicesQuery = z.infer<typeof servicesQuery>;
export type ListedService = z.infer<typeof listedService>;
export type ServicePage = z.infer<typeof servicePage>;
