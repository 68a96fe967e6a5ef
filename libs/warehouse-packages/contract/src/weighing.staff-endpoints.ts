import { maxPhotoBytes } from '@caravan/goods/contract';
import { defineEndpoint } from '@caravan/kernel';
import { maxParcelPhotos } from './package-states.ts';
import type { StaffPackage } from './staff-packages.schema.ts';
import type {
  ExtraWaiver,
  NewWeighing,
  PackageCancellation,
  ParcelPhotoCount,
  ParcelPhotos,
  WeighingCorrection,
  WeighingMeasures,
  WeighingQuote,
  WeighingRule,
  WeighingRuleChange,
} from './weighing.schema.ts';

type ByNumber = { number: string };

const refusals = ['weighing_closed', 'package_cancelled'] as const;
const weighingRefusals = [...refusals, 'parcel_not_carried', 'implausible'] as const;

export const addPackedPhotos = defineEndpoint<{ params: ByNumber; body: ParcelPhotos; data: ParcelPhotoCount }>()({
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
  reasons: [...weighingRefusals, 'parcel_photo_missing', 'claimed', 'approval_needed'],
  quiet: [...weighingRefusals, 'parcel_photo_missing', 'claimed', 'approval_needed'],
});

export const correctWeighing = defineEndpoint<{ params: ByNumber; body: WeighingCorrection; data: StaffPackage }>()({
  method: 'POST',
  path: '/staff/packages/:number/weighing_correction',
  login: 'staff',
  roles: ['packer'],
  confirm: true,
  tags: ['staff-package'],
  summary: 'Supersede weight and sides that were wrong, before the parcel leaves and its extra payment is paid',
  idempotency: 'key',
  reasons: [...weighingRefusals, 'not_weighed', 'approval_needed'],
  quiet: [...weighingRefusals, 'not_weighed', 'approval_needed'],
});

export const cancelStaffPackage = defineEndpoint<{
  params: ByNumber;
  body: PackageCancellation;
  data: StaffPackage;
}>()({
  method: 'POST',
  path: '/staff/packages/:number/cancel',
  login: 'staff',
  roles: ['service'],
  confirm: true,
  tags: ['staff-package', 'staff-store'],
  summary: 'Cancel a paid package that has not left; everything that was paid for it returns to the balance',
  idempotency: 'key',
  reasons: ['wrong_state', 'claimed', 'approval_needed'],
  quiet: ['approval_needed'],
});

export const waivePackageExtra = defineEndpoint<{ params: ByNumber; body: ExtraWaiver; data: StaffPackage }>()({
  method: 'POST',
  path: '/staff/packages/:number/waive',
  login: 'staff',
  roles: ['service', 'finance'],
  confirm: true,
  tags: ['staff-package'],
  summary: 'Let a held package leave; the shop bears what its weight costs more, or the way that its method refuses',
  idempotency: 'key',
  reasons: ['no_open_extra', 'claimed', 'approval_needed'],
  quiet: ['approval_needed'],
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
