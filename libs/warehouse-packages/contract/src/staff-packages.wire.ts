import { defineEndpoint } from '@caravan/kernel';
import type { Shipment, StaffPackage, StaffPackagePage, StaffReviewDecision, StorePhotos, TrackingUpdate } from './staff-packages.schema.ts';
import type { PackagesQuery, Review, StoreItem } from './warehouse-packages.schema.ts';

type ByNumber = { number: string };
type ByItem = { item_id: string };

export const addStorePhotos = defineEndpoint<{ params: ByItem; body: StorePhotos; data: StoreItem }>()({
  method: 'POST',
  path: '/staff/store/:item_id/photos',
  login: 'staff',
  tags: ['staff-store'],
  summary: 'Photos of goods on the shelf',
  upload: 'multipart',
  reasons: ['not_a_picture', 'picture_too_large', 'too_many_pixels'],
});

export const getItemLabel = defineEndpoint<{ params: ByItem; data: unknown }>()({
  method: 'GET',
  path: '/staff/store/:item_id/label',
  login: 'staff',
  tags: [],
  summary: 'A printable label of goods on the shelf',
  raw: true,
});

export const getPackageLabel = defineEndpoint<{ params: ByNumber; data: unknown }>()({
  method: 'GET',
  path: '/staff/packages/:number/label',
  login: 'staff',
  tags: [],
  summary: 'A printable label of a package',
  raw: true,
});

export const listStaffPackages = defineEndpoint<{ query: PackagesQuery; data: StaffPackagePage }>()({
  method: 'GET',
  path: '/staff/packages',
  login: 'staff',
  tags: ['staff-package'],
  summary: 'Packages of all shoppers, newest first',
});

export const shipPackage = defineEndpoint<{ params: ByNumber; body: Shipment; data: StaffPackage }>()({
  method: 'POST',
  path: '/staff/packages/:number/ship',
  login: 'staff',
  tags: ['staff-package'],
  summary: 'A package has been handed to its carrier',
});

export const correctShipment = defineEndpoint<{ params: ByNumber; body: Shipment; data: StaffPackage }>()({
  method: 'PUT',
  path: '/staff/packages/:number/shipment',
  login: 'staff',
  tags: ['staff-package'],
  summary: 'Correct the carrier or the tracking number of a package on its way; its shopper is told, and what services said of the wrong number goes',
});

export const addTracking = defineEndpoint<{ params: ByNumber; body: TrackingUpdate; data: StaffPackage }>()({
  method: 'POST',
  path: '/staff/packages/:number/tracking',
  login: 'staff',
  tags: ['staff-package'],
  summary: 'What a carrier said of a package',
});

export const decideReview = defineEndpoint<{ params: ByNumber; body: StaffReviewDecision; data: Review }>()({
  method: 'POST',
  path: '/staff/packages/:number/review',
  login: 'staff',
  tags: ['review'],
  summary: 'Hide a review from the public list, or show it again',
});
