import { text, z } from '@caravan/kernel/zod';
import { photoVerdicts } from './service-states.ts';

/** What a shopper thinks of the photos that are there. */
export const newPhotoVerdict = z
  .strictObject({
    verdict: z.enum(photoVerdicts),
    /** The number of photos that the shopper saw. */
    photos: z.int().min(1),
    /** What is wrong with rejected goods. */
    note: text(0, 500).default(''),
  })
  .check(({ value: { verdict, note }, issues }) => {
    if (verdict === 'rejected' && note === '')
      issues.push({ code: 'custom', path: ['note'], message: 'why_rejected', input: note });
    if (verdict === 'accepted' && note !== '')
      issues.push({ code: 'custom', path: ['note'], message: 'not_allowed', input: note });
  });

export const rejectionAnswer = z.strictObject({ note: text(1, 500) });

export type NewPhotoVerdict = z.infer<typeof newPhotoVerdict>;
export type RejectionAnswer = z.infer<typeof rejectionAnswer>;
