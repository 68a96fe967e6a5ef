import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import {
  byHandoverOfLabels,
  byLabel,
  byLabelToken,
  byManifest,
  byPackage,
  carrierAccounts,
  carrierLabel,
  carrierSettings,
  carrierSettingsChange,
  handoverManifests,
  labelPage,
  labelPrint,
  labelsQuery,
  newLabel,
  newLabelPrint,
  packageLabels,
  parcelRates,
} from './carriers.schema.ts';
import {
  buyLabel,
  getCarrierManifest,
  getCarrierSettings,
  getHandoverManifests,
  getLabelPrint,
  getPackageLabels,
  listCarrierAccounts,
  listCarrierLabels,
  makeManifests,
  printLabel,
  rateParcel,
  updateCarrierSettings,
  voidLabel,
} from './carriers.staff-endpoints.ts';

export { carrierSettingsChange };

export const getPackageLabelsContract = schemaOf(getPackageLabels, { params: byPackage, data: packageLabels });
export const rateParcelContract = schemaOf(rateParcel, { params: byPackage, data: parcelRates });
export const buyLabelContract = schemaOf(buyLabel, { params: byPackage, body: newLabel, data: packageLabels });
export const voidLabelContract = schemaOf(voidLabel, { params: byLabel, data: carrierLabel });
export const printLabelContract = schemaOf(printLabel, { params: byLabel, body: newLabelPrint, data: labelPrint });
export const getLabelPrintContract = schemaOf(getLabelPrint, { params: byLabelToken, data: z.unknown() });
export const listCarrierLabelsContract = schemaOf(listCarrierLabels, { query: labelsQuery, data: labelPage });
export const listCarrierAccountsContract = schemaOf(listCarrierAccounts, { data: carrierAccounts });
export const getCarrierSettingsContract = schemaOf(getCarrierSettings, { data: carrierSettings });
export const updateCarrierSettingsContract = schemaOf(updateCarrierSettings, {
  body: carrierSettingsChange,
  data: carrierSettings,
});
export const getHandoverManifestsContract = schemaOf(getHandoverManifests, {
  params: byHandoverOfLabels,
  data: handoverManifests,
});
export const makeManifestsContract = schemaOf(makeManifests, { params: byHandoverOfLabels, data: handoverManifests });
export const getCarrierManifestContract = schemaOf(getCarrierManifest, { params: byManifest, data: z.unknown() });
