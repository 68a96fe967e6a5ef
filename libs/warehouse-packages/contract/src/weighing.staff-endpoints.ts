import { defineEndpoint } from '@caravan/kernel';
import { maxParcelPhotos, maxPhotoBytes } from './package-states.ts';
import type { StaffPackage } from './staff-packages.schema.ts';
import type {
  ExtraWaiver,
  NewWeighing,
  ParcelPhotoCount,
  ParcelPhotos,
  WeighingMeasures,
  WeighingQuote,
  WeighingRule,
  WeighingRuleChange,
} from './weighing.schema.ts';

type ByNumber = { number: string };

const refusals = ['weighing_closed', 'parcel_not_carried'] as const;

export const addParcelPhotos = defineEndpoint<{ params: ByNumber; body: ParcelPhotos; data: ParcelPhotoCount }>()({
  method: 'POST',
  path: '/staff/packages/:number/parcel_photos',
  login: 'staff',
  roles: ['packer'],
  tags: ['staff-package'],
  summary: 'Add photos of a packed parcel before it is sealed',
  upload: 'multipart',
  files: { max: maxParcelPhotos, bytes: maxPhotoBytes, tooLarge: 'picture_too_large' },
  reasons: ['not_a_picture', 'picture_too_large', 'too_many_pixels', 'weighing_closed'],
});

export const quoteWeighing = defineEndpoint<{ params: ByNumber; query: WeighingMeasures; data: WeighingQuote }>()({
  method: 'GET',
  path: '/staff/packages/:number/weighing_quote',
  login: 'staff',
  roles: ['packer'],
  tags: [],
  summary: 'What a package would cost by its weight and sides',
  reasons: refusals,
  quiet: refusals,
});

export const weighPackage = defineEndpoint<{ params: ByNumber; body: NewWeighing; data: StaffPackage }>()({
  method: 'POST',
  path: '/staff/packages/:number/weigh',
  login: 'staff',
  roles: ['packer'],
  tags: ['staff-package'],
  summary: 'Record weight and sides of a packed parcel; less is returned, more is asked for above the floor',
  idempotency: 'key',
  reasons: [...refusals, 'parcel_photo_missing', 'implausible', 'claimed'],
  quiet: [...refusals, 'parcel_photo_missing', 'implausible', 'claimed'],
});

export const waivePackageExtra = defineEndpoint<{ params: ByNumber; body: ExtraWaiver; data: StaffPackage }>()({
  method: 'POST',
  path: '/staff/packages/:number/waive',
  login: 'staff',
  roles: ['service', 'finance'],
  tags: ['staff-package'],
  summary: 'Waive what the weight of a package costs more; the shop bears it',
  idempotency: 'key',
  reasons: ['no_open_extra', 'claimed'],
});

export const getWeighingRule = defineEndpoint<{ data: WeighingRule }>()({
  method: 'GET',
  path: '/staff/weighing_rule',
  login: 'staff',
  roles: ['packer', 'service', 'finance', 'auditor'],
  tags: ['weighing-rule'],
  summary: 'Whether packed parcels are weighed, and which difference the shop bears',
});

export const updateWeighingRule = defineEndpoint<{ body: WeighingRuleChange; data: WeighingRule }>()({
  method: 'PUT',
  path: '/staff/weighing_rule',
  login: 'staff',
  roles: ['owner'],
  confirm: true,
  tags: ['weighing-rule'],
  summary: 'Change whether packed parcels are weighed, and which difference the shop bears',
  ifMatch: true,
});
