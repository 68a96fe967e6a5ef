import type { Deadlines, GoodsPhotos, PersonWork } from '@caravan/account/port';
import type { GoodsPlaces, GoodsReturns, RecordedGoods, WarehouseIntake } from '@caravan/cart-orders/port';
import type { Retained } from '@caravan/content/port';
import type { ApprovableSteps, Payable } from '@caravan/fund-payment/port';
import { checkTransitions, packageStatuses, returnStates } from '@caravan/kernel';
import {
  type Core,
  ensureKey,
  type FeatureServer,
  handleJob,
  type PersonalData,
  plainAudit,
} from '@caravan/server-core';
import { packageEvents, returnEvents, warehousePackagesReasons } from '@caravan/warehouse-packages/contract';
import type { ConversationSubject } from '@caravan/support/port';
import type { Findable, TaskSource } from '@caravan/tasks/port';
import type { WarehouseFigures } from '@caravan/warehouse-packages/port';
import { seventeenTrack } from './adapters/seventeen-track.source.ts';
import { makeSplitter } from './adapters/splitter.ts';
import { packageFiles } from './db/package-files.ts';
import { storeKeyTable } from './db/store-item.table.ts';
import { warehouseFigures } from './db/warehouse-figures.repo.ts';
import { placesOfItems } from './db/item-place.repo.ts';
import { packageGuards } from './domain/package-guards.ts';
import { packageTransitions } from './domain/package-transitions.ts';
import { returnTransitions } from './domain/return-transitions.ts';
import { binStaffRoutes } from './routes/bins.staff-routes.ts';
import { claimRoutes } from './routes/claims.routes.ts';
import { handoverStaffRoutes } from './routes/handovers.staff-routes.ts';
import { insuranceRoutes } from './routes/insurance.routes.ts';
import { labelStaffRoutes } from './routes/labels.staff-routes.ts';
import { packageReceiptRoutes } from './routes/package-receipt.routes.ts';
import { packageRoutes } from './routes/packages.routes.ts';
import { packageStaffRoutes } from './routes/packages.staff-routes.ts';
import { packingOptionRoutes } from './routes/packing-options.routes.ts';
import { pickStaffRoutes } from './routes/picks.staff-routes.ts';
import { printStaffRoutes } from './routes/prints.staff-routes.ts';
import { returnRoutes, returnStaffRoutes } from './routes/returns.routes.ts';
import { reviewRoutes } from './routes/reviews.routes.ts';
import { shippingAccuracyRoutes } from './routes/shipping-accuracy.routes.ts';
import { shippingExampleRoutes } from './routes/shipping-example.routes.ts';
import { shippingMethodStaffRoutes } from './routes/shipping-methods.staff-routes.ts';
import { serviceRoutes } from './routes/services.routes.ts';
import { splitRoutes } from './routes/split.routes.ts';
import { rehearsalStaffRoutes } from './routes/rehearsals.staff-routes.ts';
import { serviceStaffRoutes } from './routes/services.staff-routes.ts';
import { storeRoutes } from './routes/store.routes.ts';
import { storeStaffRoutes } from './routes/store.staff-routes.ts';
import { weighingStaffRoutes } from './routes/weighing.staff-routes.ts';
import { approvablePackageSteps, type PackageApproval } from './use-cases/approvable-steps.ts';
import { auditPackages } from './use-cases/audit-packages.ts';
import { auditServices } from './use-cases/audit-services.ts';
import { auditReturns } from './use-cases/audit-returns.ts';
import { expirePackages, expirePackagesJob, receiveByTime, receiveByTimeJob } from './use-cases/end-by-time.ts';
import { endServices, endServicesJob } from './use-cases/end-service.ts';
import { followPackages, followPackagesJob } from './use-cases/follow-packages.ts';
import { deletePictures, deletePicturesJob, packagesPersonalData } from './use-cases/personal-data.ts';
import type { PackageContext, WarehousePackagesDependencies } from './use-cases/package-context.ts';
import { packagesOfPerson, packageSubject, warehouseFindables } from './use-cases/find-goods.ts';
import { goodsReturns } from './use-cases/goods-returns.ts';
import { haulGoodsAndPackages, haulPhotos } from './use-cases/haul-goods.ts';
import { recordedGoods } from './use-cases/recorded-goods.ts';
import { mailedPhotos } from './use-cases/mailed-photos.ts';
import { measureAccuracy, measureAccuracyJob } from './use-cases/measure-accuracy.ts';
import { packageExtraPayable } from './use-cases/package-extra-payable.ts';
import { packagePayable } from './use-cases/package-payable.ts';
import { warehouseDeadlines } from './use-cases/warehouse-deadlines.ts';
import { warehouseIntake } from './use-cases/receive-goods.ts';
import { servicePayable } from './use-cases/service-payable.ts';
import { retainedPhotos } from './use-cases/retained-photos.ts';
import { announceMethods, ensureShippingMethods, methodInForceJob } from './use-cases/shipping-methods.ts';
import { trackingCallCounter } from './use-cases/tracking-calls.ts';
import { warehouseTaskSources } from './use-cases/settle-tasks.ts';
import { warnOfDisposal, warnOfDisposalJob } from './use-cases/warn-of-disposal.ts';
import { warnOfStorage, warnOfStorageJob } from './use-cases/warn-of-storage.ts';

/** The ports that warehouse and packages implement for other features. */
export interface WarehousePackagesPorts {
  /** Receives the goods of orders. */
  intake: WarehouseIntake;
  /** Tells orders where their goods are. */
  places: GoodsPlaces;
  /** Weights, photos and services of goods, for the receipts of orders. */
  recordedGoods: RecordedGoods;
  /** Opens returns for the answers of shoppers. */
  returns: GoodsReturns;
  /** The photos that mails show of goods. */
  photos: GoodsPhotos;
  /** Packages as payment targets. */
  payable: Payable;
  /** Extra payments of packages as payment targets. */
  extraPayable: Payable;
  /** Services for goods as payment targets. */
  servicePayable: Payable;
  /** The queues of goods, packages and returns in the warehouse. */
  taskSources: readonly TaskSource[];
  /** Packages, goods and bins for the console's search. */
  findables: readonly Findable[];
  /** Steps that a second person may have to approve. */
  approvable: ApprovableSteps<PackageApproval>;
  /** Packages on the page of their shopper. */
  personWork: PersonWork;
  /** Packages and the shelf in the owner's figures. */
  figures: WarehouseFigures;
  /** The personal data of warehouse and packages. */
  personalData: PersonalData;
  /** Goods, packages and photos in the portable archive. */
  haul: ReturnType<typeof haulGoodsAndPackages>;
  haulPhotos: ReturnType<typeof haulPhotos>;
  /** The deadlines of goods, packages and services. */
  deadlines: Deadlines;
  /** Packages as the subjects of conversations. */
  conversationSubject: ConversationSubject;
  retained: Pick<Retained, 'goods_photos'>;
}

/** The warehouse and the packages. */
export interface WarehousePackagesServer extends FeatureServer {
  ports: WarehousePackagesPorts;
}

const refuseBadTransitions = (): void => {
  const faults = checkTransitions(packageTransitions, {
    states: packageStatuses,
    events: packageEvents,
    guards: Object.keys(packageGuards),
  });
  faults.push(...checkTransitions(returnTransitions, { states: returnStates, events: returnEvents, guards: [] }));
  if (faults.length) throw new Error(`the transition tables of the warehouse are wrong: ${faults.join('; ')}`);
};

export const createWarehousePackages = async (
  core: Core,
  dependencies: WarehousePackagesDependencies,
): Promise<WarehousePackagesServer> => {
  refuseBadTransitions();
  const { config, db, transaction, clock, log, files, pdf, pictures, jobs, caches } = core;
  const keys = {
    pictureKey: await ensureKey(db, storeKeyTable, 'pictures'),
    trackingKey: await ensureKey(db, storeKeyTable, 'tracking'),
    printKey: await ensureKey(db, storeKeyTable, 'prints'),
  };
  const splitter = makeSplitter(core.log, dependencies.splitterOptions);
  const trackingCalls = trackingCallCounter();
  const service = config.seventeenTrack && seventeenTrack({ ...config.seventeenTrack, clock });
  const own = { db, transaction, clock, log, files, pdf, pictures, jobs, caches, splitter, trackingCalls };
  const trackingSource = () => dependencies.trackingSource?.() ?? service;
  const { publicUrl } = config;
  const context: PackageContext = { ...own, ...keys, publicUrl, ...dependencies, trackingSource };

  return {
    name: 'warehouse-packages',
    reasons: warehousePackagesReasons,
    start: () => ensureShippingMethods(context),
    routes: [
      ...storeRoutes(context),
      ...packageRoutes(context),
      ...packageReceiptRoutes(context),
      ...splitRoutes(context),
      ...shippingExampleRoutes(context),
      ...shippingAccuracyRoutes(context),
      ...reviewRoutes(context),
      ...packageStaffRoutes(context),
      ...storeStaffRoutes(context),
      ...binStaffRoutes(context),
      ...packingOptionRoutes(context),
      ...insuranceRoutes(context),
      ...claimRoutes(context),
      ...pickStaffRoutes(context),
      ...handoverStaffRoutes(context),
      ...labelStaffRoutes(context),
      ...printStaffRoutes(context),
      ...shippingMethodStaffRoutes(context),
      ...weighingStaffRoutes(context),
      ...serviceRoutes(context),
      ...serviceStaffRoutes(context),
      ...rehearsalStaffRoutes(context),
      ...returnRoutes(context),
      ...returnStaffRoutes(context),
    ],
    files: packageFiles,
    close: () => splitter.close(),
    counters: [trackingCalls],
    jobs: [
      handleJob(expirePackagesJob, () => expirePackages(context)),
      handleJob(receiveByTimeJob, () => receiveByTime(context)),
      handleJob(warnOfStorageJob, () => warnOfStorage(context)),
      handleJob(warnOfDisposalJob, () => warnOfDisposal(context)),
      handleJob(followPackagesJob, (_, run) => followPackages(context, run)),
      handleJob(endServicesJob, () => endServices(context)),
      handleJob(measureAccuracyJob, () => measureAccuracy(context)),
      handleJob(methodInForceJob, () => announceMethods(core)),
      handleJob(deletePicturesJob, (gone) => deletePictures(context, gone)),
    ],
    audit: async (run = plainAudit) => [
      ...(await auditPackages(context, run)),
      ...(await auditServices(context, run)),
      ...(await auditReturns(context, run)),
    ],
    ports: {
      intake: warehouseIntake(context),
      places: { find: (itemIds, tx) => placesOfItems(tx ?? db, itemIds) },
      recordedGoods: recordedGoods(context),
      returns: goodsReturns(context),
      photos: mailedPhotos(context),
      payable: packagePayable(context),
      extraPayable: packageExtraPayable(context),
      servicePayable: servicePayable(context),
      taskSources: warehouseTaskSources(context),
      findables: warehouseFindables,
      figures: warehouseFigures,
      approvable: approvablePackageSteps(context),
      personWork: packagesOfPerson,
      conversationSubject: packageSubject,
      personalData: packagesPersonalData(context),
      haul: haulGoodsAndPackages(context),
      haulPhotos: haulPhotos(context),
      deadlines: warehouseDeadlines(context),
      retained: { goods_photos: retainedPhotos(context) },
    },
  };
};
