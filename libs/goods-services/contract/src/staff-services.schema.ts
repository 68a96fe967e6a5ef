import type { StepSchemas } from '@caravan/fund-payment/contract';
import { cursorPageOf, cursorQuery, fen, id, text, z } from '@caravan/kernel/zod';
import { serviceKinds, serviceStatuses } from '@caravan/warehouse-packages/contract';
import { maxMeasured } from './service-steps.ts';
import { service } from './services.schema.ts';
import { gram } from '@caravan/shipping/contract/schema';

/** A service as staff see it. */
export const staffService = z.object({
  ...service.shape,
  items: z.array(
    z.object({ ...service.shape.items.element.shape, number: z.string(), bin: z.string().nullable(), weight_g: gram }),
  ),
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

const measured = z.array(z.int().min(1).max(maxMeasured)).min(1).max(20);
/** The measured values, in mm or g, in the order of the service's measures. */
export const newMeasured = z.strictObject({ values: measured });
/** Values that supersede wrong ones, and what was wrong; the shopper reads it. */
export const measuredCorrection = z.strictObject({ values: measured, note: text(1, 500) });

const price = fen.max(100_000);
export const servicePricesChange = z.strictObject({ photo_fen: price, measurement_fen: price, rehearsal_fen: price });
export const servicePrices = z.object({ ...servicePricesChange.shape, version: z.int() });

export type StaffService = z.infer<typeof staffService>;
export type StaffServicesQuery = z.infer<typeof staffServicesQuery>;
export type StaffServicePage = z.infer<typeof staffServicePage>;
export type ServiceCancellation = z.infer<typeof serviceCancellation>;
export type NewMeasured = z.infer<typeof newMeasured>;
export type MeasuredCorrection = z.infer<typeof measuredCorrection>;
export type ServicePricesChange = z.infer<typeof servicePricesChange>;
export type ServicePrices = z.infer<typeof servicePrices>;

/** The steps of services that a second person may have to approve. */
export const serviceApprovals: StepSchemas<'cancel_service'> = {
  cancel_service: { ref: text(1, 40), body: serviceCancellation },
};

declare module '@caravan/fund-payment/contract' {
  interface ApprovalBodies {
    cancel_service: ServiceCancellation;
  }
}
