import { schemaOf } from '@caravan/kernel';
import { staffPackage } from './staff-packages.schema.ts';
import { byNumber } from './warehouse-packages.schema.ts';
import {
  addPackedPhotos,
  cancelStaffPackage,
  correctWeighing,
  getWeighingRule,
  quoteWeighing,
  updateWeighingRule,
  waivePackageExtra,
  weighPackage,
} from './weighing.staff-endpoints.ts';
import {
  extraWaiver,
  newWeighing,
  packageCancellation,
  parcelPhotoCount,
  parcelPhotos,
  weighingCorrection,
  weighingMeasures,
  weighingQuote,
  weighingRule,
  weighingRuleChange,
} from './weighing.schema.ts';

export * from './weighing.schema.ts';

export const addPackedPhotosContract = schemaOf(addPackedPhotos, {
  params: byNumber,
  body: parcelPhotos,
  data: parcelPhotoCount,
});
export const quoteWeighingContract = schemaOf(quoteWeighing, {
  params: byNumber,
  query: weighingMeasures,
  data: weighingQuote,
});
export const weighPackageContract = schemaOf(weighPackage, { params: byNumber, body: newWeighing, data: staffPackage });
export const correctWeighingContract = schemaOf(correctWeighing, {
  params: byNumber,
  body: weighingCorrection,
  data: staffPackage,
});
export const cancelStaffPackageContract = schemaOf(cancelStaffPackage, {
  params: byNumber,
  body: packageCancellation,
  data: staffPackage,
});
export const waivePackageExtraContract = schemaOf(waivePackageExtra, {
  params: byNumber,
  body: extraWaiver,
  data: staffPackage,
});
export const getWeighingRuleContract = schemaOf(getWeighingRule, { data: weighingRule });
export const updateWeighingRuleContract = schemaOf(updateWeighingRule, {
  body: weighingRuleChange,
  data: weighingRule,
});
