import { schemaOf } from '@caravan/kernel';
import { id, pageQuery, z } from '@caravan/kernel/zod';
import { claim, newClaim } from './claims.schema.ts';
import { offeredInsurance } from './insurance.schema.ts';
import { parcelPage } from './package-list.schema.ts';
import { pricedPacking } from './packing-options.schema.ts';
import { decidePhotos } from './photo-verdicts.endpoints.ts';
import { newPhotoVerdict } from './photo-verdicts.schema.ts';
import {
  cancelPackage,
  createPackage,
  fileClaim,
  getPackage,
  getReviewPicture,
  listInsurance,
  listPackages,
  listPackingOptions,
  listReviews,
  receivePackage,
  receiveTracking,
  reviewPackage,
  trackPackage,
  getStorePhoto,
  listOrderPhotos,
  listStore,
  quotePackage,
} from './warehouse-packages.endpoints.ts';
import {
  byNumber,
  byTrackingToken,
  newPackage,
  newReview,
  packageMade,
  packagesQuery,
  parcel,
  publicReviewPage,
  publicTracking,
  review,
} from './warehouse-packages.schema.ts';
import {
  byItem,
  storeItem,
  orderPhotos,
  orderPhotosQuery,
  ownQuotes,
  quoteRequest,
  storePage,
  storeQuery,
} from './warehouse.schema.ts';
export * from './package-list.schema.ts';
export * from './warehouse-packages.schema.ts';
export * from './photo-verdicts.schema.ts';
export * from './warehouse.schema.ts';

export { newClaim } from './claims.schema.ts';
export { packingChoice, pricedPacking } from './packing-options.schema.ts';
export { newWeighing } from './weighing.schema.ts';

export const createPackageContract = schemaOf(createPackage, { body: newPackage, data: packageMade });
export const listPackingOptionsContract = schemaOf(listPackingOptions, { data: z.array(pricedPacking) });
export const listInsuranceContract = schemaOf(listInsurance, { data: z.array(offeredInsurance) });
export const listPackagesContract = schemaOf(listPackages, { query: packagesQuery, data: parcelPage });
export const getPackageContract = schemaOf(getPackage, { params: byNumber, data: parcel });
export const trackPackageContract = schemaOf(trackPackage, { params: byTrackingToken, data: publicTracking });
export const receiveTrackingContract = schemaOf(receiveTracking, {
  params: z.object({ source: z.string().regex(/^[a-z0-9]{1,20}$/) }),
  data: z.null(),
});
export const cancelPackageContract = schemaOf(cancelPackage, { params: byNumber, data: parcel });
export const receivePackageContract = schemaOf(receivePackage, { params: byNumber, data: parcel });
export const reviewPackageContract = schemaOf(reviewPackage, { params: byNumber, body: newReview, data: review });
export const fileClaimContract = schemaOf(fileClaim, { params: byNumber, body: newClaim, data: claim });
export const listReviewsContract = schemaOf(listReviews, { query: pageQuery, data: publicReviewPage });
export const getReviewPictureContract = schemaOf(getReviewPicture, { params: z.object({ id }), data: z.unknown() });

export const decidePhotosContract = schemaOf(decidePhotos, { params: byItem, body: newPhotoVerdict, data: storeItem });

export const listStoreContract = schemaOf(listStore, { query: storeQuery, data: storePage });
export const listOrderPhotosContract = schemaOf(listOrderPhotos, { query: orderPhotosQuery, data: orderPhotos });
export const getStorePhotoContract = schemaOf(getStorePhoto, {
  params: z.object({ token: z.string().regex(/^[\w.-]{1,300}$/) }),
  data: z.unknown(),
});
export const quotePackageContract = schemaOf(quotePackage, { body: quoteRequest, data: ownQuotes });
