import { rejectionReasons } from '@caravan/cart-orders/contract';
import { text, z } from '@caravan/kernel/zod';
import { returnKinds } from './return-kinds.ts';

/** The number of photos that the shopper saw. */
const photos = z.int().min(1);

/** The shopper's verdict on the photos that are there. A rejection sends the goods back, and says why and for what. */
export const newPhotoVerdict = z.discriminatedUnion('verdict', [
  z.strictObject({ verdict: z.literal('accepted'), photos, note: z.literal('', 'not_allowed').default('') }),
  z.strictObject({
    verdict: z.literal('rejected'),
    photos,
    /** The fault that the photos show. */
    note: text(0, 500).refine((words) => words !== '', 'why_rejected'),
    reason: z.enum(rejectionReasons),
    /** Whether the shopper wants the money back or the same goods again. */
    kind: z.enum(returnKinds),
  }),
]);

export type NewPhotoVerdict = z.infer<typeof newPhotoVerdict>;
