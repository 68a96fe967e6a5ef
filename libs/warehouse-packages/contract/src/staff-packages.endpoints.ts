import { maxPhotoBytes, maxUploadedPhotos } from '@caravan/goods/contract';
import { defineEndpoint } from '@caravan/kernel';
import type { PackingWorkQuery, PackingWorks, StaffPackagePage } from './staff-package-list.schema.ts';
import type {
  Shipment,
  StaffPackage,
  StaffPackagesQuery,
  StaffReviewDecision,
  StorePhotos,
  TrackingUpdate,
} from './staff-packages.schema.ts';
import type { Review } from './warehouse-packages.schema.ts';
import type { StoreItem } from './warehouse.schema.ts';

type ByNumber = { number: string };
type ByItem = { item_id: string };

export const addStorePhotos = defineEndpoint<{ params: ByItem; body: StorePhotos; data: StoreItem }>()({
  method: 'POST',
  path: '/staff/store/:item_id/photos',
  login: 'staff',
  roles: ['receiver'],
  tags: ['staff-store'],
  summary: 'Add photos to goods in the warehouse',
  upload: 'multipart',
  files: { max: maxUploadedPhotos, bytes: maxPhotoBytes, tooLarge: 'picture_too_large' },
  reasons: ['not_a_picture', 'picture_too_large', 'too_many_pixels'],
});

export const getItemLabel = defineEndpoint<{ params: ByItem; data: unknown }>()({
  method: 'GET',
  path: '/staff/store/:item_id/label',
  login: 'staff',
  roles: ['receiver'],
  tags: [],
  summary: 'A printable label for goods in the warehouse',
  raw: true,
});

export const getPackageLabel = defineEndpoint<{ params: ByNumber; data: unknown }>()({
  method: 'GET',
  path: '/staff/packages/:number/label',
  login: 'staff',
  roles: ['packer', 'receiver', 'service', 'finance', 'auditor'],
  tags: [],
  summary: 'A printable label for a package',
  raw: true,
});

export const listStaffPackages = defineEndpoint<{ query: StaffPackagesQuery; data: StaffPackagePage }>()({
  method: 'GET',
  path: '/staff/packages',
  login: 'staff',
  roles: ['packer', 'receiver', 'service', 'finance', 'auditor'],
  tags: ['staff-package'],
  summary: 'Packages of all shoppers, newest first',
});

export const listPacking = defineEndpoint<{ query: PackingWorkQuery; data: PackingWorks }>()({
  method: 'GET',
  path: '/staff/packing',
  login: 'staff',
  roles: ['packer'],
  tags: ['staff-package'],
  summary: 'Paid packages with the goods that go into their boxes: the one of a code, or those that wait the longest',
});

export const getStaffPackage = defineEndpoint<{ params: ByNumber; data: StaffPackage }>()({
  method: 'GET',
  path: '/staff/packages/:number',
  login: 'staff',
  roles: ['packer', 'receiver', 'service', 'finance', 'auditor'],
  tags: ['staff-package'],
  summary: 'One package of any shopper',
});

export const shipPackage = defineEndpoint<{ params: ByNumber; body: Shipment; data: StaffPackage }>()({
  method: 'POST',
  path: '/staff/packages/:number/ship',
  login: 'staff',
  roles: ['packer'],
  tags: ['staff-package'],
  summary: 'Record that a package was handed to its carrier',
  reasons: ['not_weighed', 'extra_open', 'customs_incomplete', 'tracking_known'],
});

export const correctShipment = defineEndpoint<{ params: ByNumber; body: Shipment; data: StaffPackage }>()({
  method: 'PUT',
  path: '/staff/packages/:number/shipment',
  login: 'staff',
  roles: ['packer', 'service'],
  tags: ['staff-package'],
  summary:
    'Correct the carrier or tracking number of a shipped package; notifies the shopper and deletes the tracking of the wrong number',
  reasons: ['tracking_known'],
});

export const addTracking = defineEndpoint<{ params: ByNumber; body: TrackingUpdate; data: StaffPackage }>()({
  method: 'POST',
  path: '/staff/packages/:number/tracking',
  login: 'staff',
  roles: ['packer', 'service'],
  tags: ['staff-package'],
  summary: 'Add a tracking event to a package',
});

export const askTracking = defineEndpoint<{ params: ByNumber; data: StaffPackage }>()({
  method: 'POST',
  path: '/staff/packages/:number/tracking/ask',
  login: 'staff',
  roles: ['packer', 'service'],
  tags: ['staff-package'],
  summary: 'Have the tracking service asked about a package soon, also after it refused the number or was told to stop',
  reasons: ['not_followed'],
});

export const decideReview = defineEndpoint<{ params: ByNumber; body: StaffReviewDecision; data: Review }>()({
  method: 'POST',
  path: '/staff/packages/:number/review',
  login: 'staff',
  roles: ['service', 'editor'],
  tags: ['review'],
  summary: 'Hide a review from the public list, or show it again',
});
