import { instant, z } from '@caravan/kernel/zod';
import { forEachKind, retentionKinds, retentionLimits, type RetentionKind } from './retention.ts';

const days = (kind: RetentionKind) => z.int().min(retentionLimits[kind].least).max(retentionLimits[kind].most);

/** Days that rows of each kind are kept. */
export const retentionPeriods = z.strictObject(forEachKind(days));

/** The version is 0 until an owner changes a period. */
export const retention = z.object({
  periods: z.object(forEachKind(() => z.int())),
  edited_at: instant.nullable(),
  version: z.int().min(0),
});

/** Whole days arrive as text; kinds that are left out are not counted. */
export const retentionDueQuery = z.strictObject(forEachKind((kind) => z.coerce.number().pipe(days(kind)).optional()));

/** Rows that the next run would delete; null for more than `countedItems`. */
export const retentionDue = z.partialRecord(z.enum(retentionKinds), z.int().min(0).nullable());

/** The typed periods of the console's form. */
export const retentionForm = z.strictObject(
  forEachKind((kind) => z.string().trim().min(1).regex(/^\d+$/, 'not_whole').transform(Number).pipe(days(kind))),
);

export type RetentionPeriods = z.infer<typeof retentionPeriods>;
export type Retention = z.infer<typeof retention>;
export type RetentionDueQuery = z.infer<typeof retentionDueQuery>;
export type RetentionDue = z.infer<typeof retentionDue>;
