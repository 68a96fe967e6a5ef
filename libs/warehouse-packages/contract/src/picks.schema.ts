import { maxPackageItems } from '@caravan/content/contract';
import { packageStatuses } from '@caravan/kernel';
import { code, id, instant, z, packageNumber } from '@caravan/kernel/zod';
import { maxPickedPackages, packageStages } from './package-states.ts';

const scannedPackage = code(40).pipe(packageNumber);
const pickId = z.string().regex(/^PL[A-Z0-9]{4,30}$/);
export const byPick = z.object({ id: pickId });

export const newPick = z.strictObject({
  packages: z
    .array(scannedPackage)
    .min(1)
    .max(maxPickedPackages)
    .refine((numbers) => new Set(numbers).size === numbers.length, 'bad_format'),
});
export const pickScan = z.strictObject({ code: code(60) });

/** The goods of up to twenty packages, which one person collects on one walk through the warehouse. */
export const pick = z.object({
  id: pickId,
  staff_id: id,
  created_at: instant,
  packages: z.array(
    z.object({
      number: packageNumber,
      /** The slot of the cart in which its goods are, such as `A1`. */
      slot: z.string(),
      status: z.enum(packageStatuses),
      stage: z.enum(packageStages).nullable(),
      packing_note: z.string(),
    }),
  ),
  /** In walking order; goods without a bin come last. */
  lines: z.array(
    z.object({
      item_id: id,
      item_number: z.string(),
      package_number: packageNumber,
      slot: z.string(),
      name: z.string(),
      spec: z.string(),
      image: z.string().nullable(),
      quantity: z.int(),
      /** Where it is, or was until it was picked. */
      bin: z.string().nullable(),
      zone: z.string().nullable(),
      /** It failed its check; it is picked once somebody has decided about it. */
      failed: z.boolean(),
      /** A count did not find it; it is picked once it is in a bin again. */
      missing: z.boolean(),
      picked_at: instant.nullable(),
    }),
  ),
  /** The number of goods that are still to be picked. */
  left: z.int(),
});

export const packing = z.strictObject({
  /** The scanned numbers of all goods of the package. */
  items: z.array(code(60)).min(1).max(maxPackageItems),
});

export type NewPick = z.infer<typeof newPick>;
export type Pick = z.infer<typeof pick>;
export type PickScan = z.infer<typeof pickScan>;
export type Packing = z.infer<typeof packing>;
