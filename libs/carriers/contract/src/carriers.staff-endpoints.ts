import { defineEndpoint } from '@caravan/kernel';
import type {
  CarrierAccounts,
  CarrierLabel,
  CarrierSettings,
  CarrierSettingsChange,
  HandoverManifests,
  LabelPage,
  LabelPrint,
  LabelsQuery,
  NewLabel,
  NewLabelPrint,
  PackageLabels,
  ParcelRates,
} from './carriers.schema.ts';

type ByNumber = { number: string };
type ById = { id: string };

export const getPackageLabels = defineEndpoint<{ params: ByNumber; data: PackageLabels }>()({
  method: 'GET',
  path: '/staff/packages/:number/labels',
  login: 'staff',
  roles: ['packer', 'lines'],
  tags: ['carrier-label'],
  summary: 'The carriers’ labels of a package, the latest first',
});

const parcelReasons = [
  ...(['wrong_state', 'not_weighed', 'extra_open', 'customs_incomplete'] as const),
  ...(['no_sender', 'no_carrier', 'label_open'] as const),
] as const;

export const rateParcel = defineEndpoint<{ params: ByNumber; data: ParcelRates }>()({
  method: 'POST',
  path: '/staff/packages/:number/rates',
  login: 'staff',
  roles: ['packer'],
  tags: [],
  summary: 'What carriers charge for a packed package; buys nothing',
  reasons: parcelReasons,
  quiet: parcelReasons,
  limit: { max: 120, minutes: 10, by: 'account' },
});

export const buyLabel = defineEndpoint<{ params: ByNumber; body: NewLabel; data: PackageLabels }>()({
  method: 'POST',
  path: '/staff/packages/:number/labels',
  login: 'staff',
  roles: ['packer'],
  tags: ['carrier-label'],
  summary: 'Buy the label of a package, once; its state says how far the carrier is',
  idempotency: 'key',
  reasons: [...parcelReasons, 'rates_outdated'],
  quiet: [...parcelReasons, 'rates_outdated'],
});

export const voidLabel = defineEndpoint<{ params: ById; data: CarrierLabel }>()({
  method: 'POST',
  path: '/staff/carrier_labels/:id/void',
  login: 'staff',
  roles: ['packer'],
  tags: ['carrier-label'],
  summary: 'Ask for the money of a label that is not used',
  idempotency: 'key',
  reasons: ['wrong_state'],
  quiet: ['wrong_state'],
});

export const printLabel = defineEndpoint<{ params: ById; body: NewLabelPrint; data: LabelPrint }>()({
  method: 'POST',
  path: '/staff/carrier_labels/:id/print',
  login: 'staff',
  roles: ['packer'],
  tags: [],
  summary:
    'A bought label as a page of 100 × 150 mm, a PDF or a file for label printers, whose link works for five minutes',
  reasons: ['wrong_state', 'format_missing'],
});

/** The signed link is the permission, because a frame sends no token. */
export const getLabelPrint = defineEndpoint<{ params: { token: string }; data: unknown }>()({
  method: 'GET',
  path: '/carrier_labels/:token',
  login: 'none',
  tags: [],
  summary: 'A carrier’s label, by its signed link',
  raw: true,
  reasons: ['label_unreachable'],
});

export const listCarrierLabels = defineEndpoint<{ query: LabelsQuery; data: LabelPage }>()({
  method: 'GET',
  path: '/staff/carrier_labels',
  login: 'staff',
  roles: ['packer', 'lines', 'finance'],
  tags: ['carrier-label'],
  summary: 'Carriers’ labels, the latest first',
});

export const listCarrierAccounts = defineEndpoint<{ data: CarrierAccounts }>()({
  method: 'GET',
  path: '/staff/carrier_accounts',
  login: 'staff',
  roles: ['lines'],
  tags: ['carrier-account'],
  summary: 'Which accounts of carriers work; asks the services',
});

export const getCarrierSettings = defineEndpoint<{ data: CarrierSettings }>()({
  method: 'GET',
  path: '/staff/carrier_settings',
  login: 'staff',
  roles: ['lines'],
  tags: ['carrier-settings'],
  summary: 'Who sends parcels, and in which format labels are bought',
});

export const updateCarrierSettings = defineEndpoint<{ body: CarrierSettingsChange; data: CarrierSettings }>()({
  method: 'PUT',
  path: '/staff/carrier_settings',
  login: 'staff',
  roles: ['lines'],
  tags: ['carrier-settings', 'carrier-label'],
  summary: 'Set who sends parcels, and in which format labels are bought',
  ifMatch: true,
  reasons: ['changed_meanwhile', 'not_latin', 'country_unknown'],
  quiet: ['changed_meanwhile'],
});

export const getHandoverManifests = defineEndpoint<{ params: ById; data: HandoverManifests }>()({
  method: 'GET',
  path: '/staff/handovers/:id/carrier_manifests',
  login: 'staff',
  roles: ['packer'],
  tags: ['carrier-manifest'],
  summary: 'The carriers’ manifests of a hand-over, the latest first',
});

export const makeManifests = defineEndpoint<{ params: ById; data: HandoverManifests }>()({
  method: 'POST',
  path: '/staff/handovers/:id/carrier_manifests',
  login: 'staff',
  roles: ['packer'],
  tags: ['carrier-manifest'],
  summary: 'Have the carriers make manifests of the labels of a hand-over that are in none, one for each carrier',
  idempotency: 'key',
  reasons: ['nothing_to_list', 'no_sender'],
  quiet: ['nothing_to_list', 'no_sender'],
});

export const getCarrierManifest = defineEndpoint<{ params: ById; data: unknown }>()({
  method: 'GET',
  path: '/staff/carrier_manifests/:id/file',
  login: 'staff',
  roles: ['packer'],
  tags: [],
  summary: 'A carrier’s manifest as a PDF, from the service',
  raw: true,
  reasons: ['manifest_unreachable', 'wrong_state'],
});
