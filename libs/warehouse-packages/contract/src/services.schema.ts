import { fen, fenOut, id, instant, pageOf, pageQuery, text, z } from '@caravan/kernel/zod';
import { maxItemPhotos, serviceActions, serviceEnders, serviceKinds, serviceStatuses } from './service-states.ts';
import { storeItem } from './warehouse.schema.ts';

export const serviceNumber = z.string().regex(/^SV[A-Z0-9-]{4,30}$/);
export const byServiceNumber = z.object({ number: serviceNumber });

/** What a service costs now, in fen. What was ordered keeps its price. */
export const serviceOffer = z.object({
  /** One photo. */
  photo_fen: fenOut,
});

/** More photos of goods in the warehouse. */
export const newPhotoService = z.strictObject({
  item_id: id,
  photos: z.int().min(1).max(maxItemPhotos),
  /** What they should show. */
  note: text(0, 500).default(''),
  /** What the shopper saw that it costs. If it costs something else by now, the call answers `price_changed`. */
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
  /** What was returned to the balance. */
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
  actions: z.array(z.enum(serviceActions)),
});
export const servicesQuery = z.object({
  ...pageQuery.shape,
  /** Only those for this item. */
  item_id: id.optional(),
  status: z.enum(serviceStatuses).optional(),
});
export const servicePage = pageOf(service);

export type ServiceOffer = z.infer<typeof serviceOffer>;
export type NewPhotoService = z.infer<typeof newPhotoService>;
export type ServiceMade = z.infer<typeof serviceMade>;
export type Service = z.infer<typeof service>;
export type ServicesQuery = z.infer<typeof servicesQuery>;
export type ServicePage = z.infer<typeof servicePage>;
