import { customsGaps } from '@caravan/customs/contract';
import { packageStatuses } from '@caravan/kernel';
import { code, instant, longPageOf, z } from '@caravan/kernel/zod';
import { listedTracking } from './package-list.schema.ts';
import { packageStages, packingKinds } from './package-states.ts';
import { whereItIs } from './warehouses.schema.ts';
import { staffPackage } from './staff-packages.schema.ts';
import { counts, parcel, parcelAddress } from './warehouse-packages.schema.ts';

/** The numbers of goods that keep a package from being packed. */
const heldBack = {
  /** They failed their check: it is not packed before somebody decides about them. */
  failed_goods: z.array(z.string()),
  /** A count did not find them: it is packed once they are in a bin again. */
  missing_goods: z.array(z.string()),
};

/** A package in the list of staff. */
export const staffPackageSummary = z.object({
  number: staffPackage.shape.number,
  status: z.enum(packageStatuses),
  stage: z.enum(packageStages).nullable(),
  user_id: staffPackage.shape.user_id,
  item_count: z.int(),
  /** Where its goods are; null for goods without a bin. */
  bins: z.array(z.string().nullable()),
  ...whereItIs,
  ...heldBack,
  address: parcelAddress.pick({ country: true }),
  line: parcel.shape.line,
  tracking: listedTracking,
  packing_options: z.array(z.object({ kind: z.enum(packingKinds) })),
  /** Its first 200 characters. */
  packing_note: z.string(),
  created_at: instant,
  paid_at: instant.nullable(),
});
/** `counts` stops at one more than `countedItems` in each status. */
export const staffPackagePage = z.object({ ...longPageOf(staffPackageSummary).shape, counts });

/** A packer needs this of a package that goes into its box: no person and no place. */
export const packingWork = z.object({
  ...staffPackage.pick({ number: true, stage: true, packing_note: true, rehearsal: true }).shape,
  packing_options: staffPackageSummary.shape.packing_options,
  items: z.array(
    staffPackage.shape.items.element.pick({
      id: true,
      number: true,
      name: true,
      spec: true,
      image: true,
      quantity: true,
      bin: true,
    }),
  ),
  ...heldBack,
  /** The gaps of its declaration for its destination: it is not packed without them. */
  customs_gaps: z.array(z.enum(customsGaps)),
});
export const packingWorkQuery = z.object({
  /** The number of a package or of goods; without it, the packages that wait the longest. */
  code: code(100).optional(),
});
export const packingWorks = z.object({ items: z.array(packingWork) });

export type StaffPackageSummary = z.infer<typeof staffPackageSummary>;
export type StaffPackagePage = z.infer<typeof staffPackagePage>;
export type PackingWork = z.infer<typeof packingWork>;
export type PackingWorkQuery = z.infer<typeof packingWorkQuery>;
export type PackingWorks = z.infer<typeof packingWorks>;
