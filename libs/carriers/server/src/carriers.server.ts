import { carriersReasons } from '@caravan/carriers/contract';
import { costEntriesPort, type CostEntries } from '@caravan/fund-payment/port';
import { paperSendersPort, type PaperSenders } from '@caravan/customs/port';
import { ensureKey, handleJob, plainAudit, type Core, type Feature, type FeatureServer } from '@caravan/server-core';
import { trackingSourcesPort, type TrackingSource } from '@caravan/shipping/port';
import { labelsOfParcelsPort, type LabelsOfParcels } from '@caravan/warehouse-packages/port';
import { carriersNeeds, type CarriersContext, type CarriersDependencies } from './carriers-context.ts';
import { easypost } from './easypost/easypost.carrier.ts';
import { labelsOfParcels } from './labels/ask-label.ts';
import { labelRoutes } from './labels/labels.staff-routes.ts';
import { labelCosts } from './labels/label.repo.ts';
import { labelCounter } from './labels/label-calls.ts';
import { sweepLabels, sweepLabelsJob, voidLabel, voidLabelJob } from './labels/sweep-labels.ts';
import { manifestRoutes } from './manifests/manifests.staff-routes.ts';
import type { Carrier } from './ports/carrier.ts';
import { shippo } from './shippo/shippo.carrier.ts';
import { carrierSettingsRoutes, paperSenders } from './settings/carrier-settings.ts';
import { carrierKeyTable } from './settings/carrier-settings.table.ts';
import { carrierTracking } from './tracking/carrier-tracking.ts';
import { auditLabels } from './upkeep/audit-labels.ts';

/** Labels of carriers, which services sell. */
export interface CarriersServer extends FeatureServer {
  ports: {
    /** Ends labels together with their packages. */
    labels: LabelsOfParcels;
    /** For customs papers. */
    senders: PaperSenders;
    /** Of labels, for the books. */
    costs: CostEntries;
    /** Reports of carriers about parcels with labels of the services that have a key. */
    trackingSources: readonly TrackingSource[];
  };
}

/** The services that have a key. */
const configured = ({ easypost: first, shippo: second }: Core['config']): Carrier[] => [
  ...(first ? [easypost(first)] : []),
  ...(second ? [shippo(second)] : []),
];

export const createCarriers = async (
  { config, db, transaction, clock, jobs, log }: Core,
  dependencies: CarriersDependencies,
): Promise<CarriersServer> => {
  const counter = labelCounter();
  const context: CarriersContext = {
    db,
    transaction,
    clock,
    jobs,
    log,
    carriers: configured(config),
    counter,
    linkKey: await ensureKey(db, carrierKeyTable, 'labels'),
    ...dependencies,
  };
  return {
    name: 'carriers',
    reasons: carriersReasons,
    routes: [...labelRoutes(context), ...manifestRoutes(context), ...carrierSettingsRoutes(context)],
    counters: [counter],
    jobs: [
      handleJob(sweepLabelsJob, (_, run) => sweepLabels(context, run)),
      handleJob(voidLabelJob, (payload) => voidLabel(context, payload)),
    ],
    audit: (run = plainAudit) => auditLabels(context, run),
    ports: {
      labels: labelsOfParcels(context),
      senders: paperSenders,
      costs: labelCosts,
      trackingSources: context.carriers.map((carrier) => carrierTracking(context, carrier)),
    },
  };
};

/** Makes carriers' labels, and registers what packages need of them. */
export const carriersFeature: Feature = async (core) => {
  const feature = await createCarriers(core, core.ports.use('carriers', carriersNeeds));
  core.ports.provide(labelsOfParcelsPort, feature.ports.labels);
  core.ports.provide(paperSendersPort, feature.ports.senders);
  core.ports.provide(costEntriesPort, [feature.ports.costs]);
  core.ports.provide(trackingSourcesPort, feature.ports.trackingSources);
  return feature;
};
