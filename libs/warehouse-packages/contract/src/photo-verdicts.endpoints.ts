import { defineEndpoint } from '@caravan/kernel';
import type { NewPhotoVerdict, RejectionAnswer } from './photo-verdicts.schema.ts';
import type { StaffStoreItem } from './staff-store.schema.ts';
import type { StoreItem } from './warehouse.schema.ts';

type ByItem = { item_id: string };

export const decidePhotos = defineEndpoint<{ params: ByItem; body: NewPhotoVerdict; data: StoreItem }>()({
  method: 'POST',
  path: '/store/:item_id/photo_verdict',
  login: 'shopper',
  tags: ['store'],
  summary: 'Accept or reject the photos of goods in the warehouse, once for each set of photos',
  reasons: ['item_taken', 'photos_changed', 'photos_decided', 'why_rejected'],
});

export const answerRejection = defineEndpoint<{
  params: { id: string };
  body: RejectionAnswer;
  data: StaffStoreItem;
}>()({
  method: 'POST',
  path: '/staff/store/:id/rejection_answer',
  login: 'staff',
  roles: ['service'],
  tags: ['staff-store'],
  summary: 'Answer a shopper who rejected the photos of goods; the shopper gets the note as a message',
  idempotency: 'key',
  reasons: ['no_rejection', 'claimed'],
  quiet: ['no_rejection', 'claimed'],
});
