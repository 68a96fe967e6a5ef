import { defineEndpoint } from '@caravan/kernel';
import type { NewPhotoVerdict } from './photo-verdicts.schema.ts';
import type { StoreItem } from './warehouse.schema.ts';

type ByItem = { item_id: string };

export const decidePhotos = defineEndpoint<{ params: ByItem; body: NewPhotoVerdict; data: StoreItem }>()({
  method: 'POST',
  path: '/store/:item_id/photo_verdict',
  login: 'shopper',
  tags: ['return', 'store', 'order'],
  summary:
    'Accept or reject the photos of goods in the warehouse, once for each set of photos; a rejection opens a return or an exchange',
  reasons: [
    'item_taken',
    'items_returning',
    'item_searched',
    'own_goods',
    'photos_changed',
    'photos_decided',
    'why_rejected',
  ],
});
