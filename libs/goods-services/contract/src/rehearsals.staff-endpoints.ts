import { maxPhotoBytes } from '@caravan/goods/contract';
import { defineEndpoint } from '@caravan/kernel';
import { maxParcelPhotos, type ParcelPhotoCount, type ParcelPhotos } from '@caravan/warehouse-packages/contract';
import type { NewRehearsal, RehearsalCorrection } from './rehearsals.schema.ts';
import type { StaffService } from './staff-services.schema.ts';

type ByNumber = { number: string };

const refusals = ['wrong_state', 'rehearsal_expired', 'rehearsal_used', 'rehearsal_implausible'] as const;

export const addRehearsalPhotos = defineEndpoint<{ params: ByNumber; body: ParcelPhotos; data: ParcelPhotoCount }>()({
  method: 'POST',
  path: '/staff/services/:number/photos',
  login: 'staff',
  roles: ['packer'],
  tags: ['staff-service'],
  summary: 'Add photos of goods that are packed for a packing rehearsal',
  upload: 'multipart',
  files: { max: maxParcelPhotos, bytes: maxPhotoBytes, tooLarge: 'picture_too_large' },
  reasons: ['not_a_picture', 'picture_too_large', 'too_many_pixels', 'wrong_state'],
});

export const rehearseGoods = defineEndpoint<{ params: ByNumber; body: NewRehearsal; data: StaffService }>()({
  method: 'POST',
  path: '/staff/services/:number/rehearse',
  login: 'staff',
  roles: ['packer'],
  tags: ['staff-service', 'staff-store'],
  summary: 'Record weight and sides of goods that are packed for a packing rehearsal; the shopper gets a message',
  idempotency: 'key',
  reasons: [...refusals, 'parcel_photo_missing', 'item_taken', 'items_returning', 'items_searched', 'claimed'],
  quiet: [...refusals, 'parcel_photo_missing', 'item_taken', 'items_returning', 'items_searched', 'claimed'],
});

export const correctRehearsal = defineEndpoint<{ params: ByNumber; body: RehearsalCorrection; data: StaffService }>()({
  method: 'POST',
  path: '/staff/services/:number/rehearsal_correction',
  login: 'staff',
  roles: ['packer'],
  tags: ['staff-service'],
  summary: 'Supersede weight and sides that were wrong, while the rehearsal is valid and no package uses it',
  idempotency: 'key',
  reasons: refusals,
  quiet: refusals,
});
