import { cursorPageOf, cursorQuery, fen, id, text, z } from '@caravan/kernel/zod';
import { serviceKinds, serviceStatuses } from './service-states.ts';
import { service } from './services.schema.ts';

/** A service as staff see it. */
export const staffService = z.object({
  ...service.shape,
  items: z.array(z.object({ ...service.shape.items.element.shape, number: z.string(), bin: z.string().nullable() })),
  user_id: id,
});
export const staffServicesQuery = z.object({
  ...cursorQuery.shape,
  kind: z.enum(serviceKinds).optional(),
  status: z.enum(serviceStatuses).optional(),
  /** A number of a service or of goods. */
  q: text(1, 100).optional(),
});
export const staffServicePage = cursorPageOf(staffService);

/** Why staff cancel a paid service; the shopper reads it. */
export const serviceCancellation = z.strictObject({ note: text(1, 500) });

const price = fen.max(100_000);
export const servicePricesChange = z.strictObject({ photo_fen: price });
export const servicePrices = z.object({ ...servicePricesChange.shape, version: z.int() });

export type StaffService = z.infer<typeof staffService>;
export type StaffServicesQuery = z.infer<typeof staffServicesQuery>;
export type StaffServicePage = z.infer<typeof staffServicePage>;
export type ServiceCancellation = z.infer<typeof serviceCancellation>;
export type ServicePricesChange = z.infer<typeof servicePricesChange>;
export type ServicePrices = z.infer<typeof servicePrices>;
