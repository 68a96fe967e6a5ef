import { instant, z } from '@caravan/kernel/zod';
import { retentionKinds, retentionLimits, type RetentionKind } from './retention.ts';

const days = (kind: RetentionKind) => z.int().min(retentionLimits[kind].least).max(retentionLimits[kind].most);
const forEach = <T extends z.ZodType>(schemaOf: (kind: RetentionKind) => T) =>
  Object.fromEntries(retentionKinds.map((kind) => [kind, schemaOf(kind)])) as Record<RetentionKind, T>;

/** Days that rows of each kind are kept. */
export const retentionPeriods = z.strictObject(forEach(days));

/** The version is 0 until an owner changes a period. */
export const retention = z.object({
  periods: z.object(forEach(() => z.int())),
  edited_at: instant.nullable(),
  version: z.int().min(0),
});

/** Whole days arrive as text; kinds that are left out are not counted. */
export const retentionDueQuery = z.strictObject(forEach((kind) => z.coerce.number().pipe(days(kind)).optional()));

/** Rows that the next run would delete; null for more than `countedItems`. */
export const retentionDue = z.partialRecord(z.enum(retentionKinds), z.int().min(0).nullable());

/** The typed periods of the console's form. */
export const retentionForm = z.strictObject(
  forEach((kind) => z.string().trim().min(1).regex(/^\d+$/, 'not_whole').transform(Number).pipe(days(kind))),
);

export type RetentionPeriods = z.infer<typeof retentionPeriods>;
export type Retention = z.infer<typeof retention>;
export type RetentionDueQuery = z.infer<typeof retentionDueQuery>;
export type RetentionDue = z.infer<typeof retentionDue>;
