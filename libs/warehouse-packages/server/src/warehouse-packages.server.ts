import type { Deadlines, GoodsPhotos, PersonWork, Turns } from '@caravan/account/port';
import type { GoodsPlaces, RecordedGoods, WarehouseIntake } from '@caravan/cart-orders/port';
import type { Retained, SetupSteps } from '@caravan/content/port';
import type { DeclaredPackages } from '@caravan/customs/port';
import type { ApprovableSteps, Payable } from '@caravan/fund-payment/port';
import { checkTransitions, packageStatuses } from '@caravan/kernel';
import {
  type Core,
  ensureKey,
  type FeatureServer,
  handleJob,
  type PersonalData,
  plainAudit,
} from '@caravan/server-core';
import type { GoodsToSend, PaidParcels, WeighedGoods } from '@caravan/shipping/port';
import { packageEvents, warehousePackagesReasons } from '@caravan/warehouse-packages/contract';
import type { ConversationSubject } from '@caravan/support/port';
import type { Findable, TaskSource } from '@caravan/tasks/port';
import type {
  BilledParcels,
  PackageIncomes,
  CountedGoods,
  ParcelsToLabel,
  OwnGoodsInWarehouse,
  ReturnableGoods,
  ServicedGoods,
  WarehouseFigures,
} from '@caravan/warehouse-packages/port';
import { packageFiles } from './upkeep/package-files.ts';
import { storeKeyTable } from './store/store-item.table.ts';
import { warehouseFigures } from './upkeep/warehouse-figures.repo.ts';
import { lossesOfLines, ordersHere, placesOfItems } from './store/item-place.repo.ts';
import { packageGuards } from './packages/package-guards.ts';
import { packageTransitions } from './packages/package-transitions.ts';
import { binStaffRoutes } from './bins/bins.staff-routes.ts';
import { claimRoutes } from './packages/insurance/claims.routes.ts';
import { handoverStaffRoutes } from './packages/handovers/handovers.staff-routes.ts';
import { insuranceRoutes } from './packages/insurance/insurance.routes.ts';
import { labelStaffRoutes } from './labels/labels.staff-routes.ts';
import { packageReceiptRoutes } from './packages/payment/package-receipt.routes.ts';
import { packageRoutes } from './packages/packages.routes.ts';
import { packageStaffRoutes } from './packages/packages.staff-routes.ts';
import { packingOptionRoutes } from './packages/packing/packing-options.routes.ts';
import { pickStaffRoutes } from './packages/packing/picks.staff-routes.ts';
import { printStaffRoutes } from './labels/prints.staff-routes.ts';
import { reviewRoutes } from './packages/reviews/reviews.routes.ts';
import { storeRoutes } from './store/store.routes.ts';
import { storeStaffRoutes } from './store/store.staff-routes.ts';
import { weighingStaffRoutes } from './packages/weighing/weighing.staff-routes.ts';
import { approvablePackageSteps, type PackageApproval } from './core/approvable-steps.ts';
import { auditPackages } from './upkeep/audit-packages.ts';
import { expirePackages, expirePackagesJob, receiveByTime, receiveByTimeJob } from './packages/end-by-time.ts';
import { followPackages, followPackagesJob } from './tracking/follow-packages.ts';
import { deletePictures, deletePicturesJob, packagesPersonalData } from './upkeep/personal-data.ts';
import type { PackageContext, WarehousePackagesDependencies } from './core/package-context.ts';
import { packagesOfPerson, packageSubject, warehouseFindables } from './store/find-goods.ts';
import { haulGoodsAndPackages, haulPhotos } from './upkeep/haul-goods.ts';
import { returnableGoods } from './store/returnable-goods.ts';
import { recordedGoods } from './store/recorded-goods.ts';
import { mailedPhotos } from './photos/mailed-photos.ts';
import { declaredPackages } from './packages/packing/declared-packages.repo.ts';
import { billedParcels } from './packages/costs/billed-parcels.repo.ts';
import { packageExtraPayable } from './packages/payment/package-extra-payable.ts';
import { weighedGoods } from './store/weighed-goods.ts';
import { paidParcels } from './packages/quotes/paid-parcels.repo.ts';
import { goodsToSend } from './packages/quotes/quote-package.ts';
import { packageIncomes } from './packages/payment/package-incomes.repo.ts';
import { parcelsToLabel } from './packages/handovers/parcels-to-label.ts';
import { packagePayable } from './packages/payment/package-payable.ts';
import { warehouseDeadlines } from './disposal/warehouse-deadlines.ts';
import { warehouseSetup } from './upkeep/warehouse-setup.repo.ts';
import { warehouseTurns } from './tasks/warehouse-turns.ts';
import { ownGoods } from './store/own-goods.repo.ts';
import { warehouseIntake } from './store/receive-goods.ts';
import { servicedGoods } from './store/serviced-goods.ts';
import { countedGoods } from './store/missing/counted-goods.ts';
import { retainedPhotos } from './photos/retained-photos.ts';
import { trackingCallCounter } from './tracking/tracking-calls.ts';
import { warehouseTaskSources } from './tasks/settle-tasks.ts';
import { warnOfDisposal, warnOfDisposalJob } from './disposal/warn-of-disposal.ts';
import { warnOfStorage, warnOfStorageJob } from './disposal/warn-of-storage.ts';

/** The ports that warehouse and packages implement for other features. */
export interface WarehousePackagesPorts {
  /** Receives the goods of orders. */
  intake: WarehouseIntake;
  /** Tells orders where their goods are. */
  places: GoodsPlaces;
  /** Weights, photos and services of goods, for the receipts of orders. */
  recordedGoods: RecordedGoods;
  /** The goods that returns reserve and send back. */
  returnableGoods: ReturnableGoods;
  /** The goods for which services are ordered. */
  servicedGoods: ServicedGoods;
  /** The goods in bins that are counted. */
  countedGoods: CountedGoods;
  /** The goods of parcels that shoppers sent. */
  ownGoods: OwnGoodsInWarehouse;
  /** The parcels that carriers bill. */
  billedParcels: BilledParcels;
  /** The parts of what was paid for packages, for the books. */
  incomes: PackageIncomes;
  /** The packages that are declared to customs. */
  declaredPackages: DeclaredPackages;
  /** The parcels that get carriers' labels. */
  parcelsToLabel: ParcelsToLabel;
  /** The photos that mails show of goods. */
  photos: GoodsPhotos;
  /** Packages as payment targets. */
  payable: Payable;
  /** Extra payments of packages as payment targets. */
  extraPayable: Payable;
  /** The queues of goods and packages in the warehouse. */
  taskSources: readonly TaskSource[];
  /** Packages, goods and bins for the console's search. */
  findables: readonly Findable[];
  /** Steps that a second person may have to approve. */
  approvable: ApprovableSteps<PackageApproval>;
  /** Packages on the page of their shopper. */
  personWork: PersonWork;
  /** Packages and the shelf in the owner's figures. */
  figures: WarehouseFigures;
  /** The goods that plans of several parcels divide. */
  goodsToSend: GoodsToSend;
  /** Parcels that were paid, for previews of prices and the accuracy of quotes. */
  paidParcels: PaidParcels;
  /** The weights of arrived goods, for the usual weights of their kinds. */
  weighedGoods: WeighedGoods;
  personalData: PersonalData;
  /** Goods, packages and photos in the portable archive. */
  haul: ReturnType<typeof haulGoodsAndPackages>;
  haulPhotos: ReturnType<typeof haulPhotos>;
  /** The deadlines of goods and packages. */
  deadlines: Deadlines;
  /** The goods and packages that wait for shoppers. */
  turns: Turns;
  conversationSubject: ConversationSubject;
  retained: Pick<Retained, 'goods_photos'>;
  setup: Pick<SetupSteps, 'bins' | 'labels'>;
}

export interface WarehousePackagesServer extends FeatureServer {
  ports: WarehousePackagesPorts;
}

const refuseBadTransitions = (): void => {
  const faults = checkTransitions(packageTransitions, {
    states: packageStatuses,
    events: packageEvents,
    guards: Object.keys(packageGuards),
  });
  if (faults.length) throw new Error(`the transition table of packages is wrong: ${faults.join('; ')}`);
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
  const trackingCalls = trackingCallCounter();
  const own = { db, transaction, clock, log, files, pdf, pictures, jobs, caches, trackingCalls };
  const { publicUrl } = config;
  const context: PackageContext = { ...own, ...keys, publicUrl, ...dependencies };

  return {
    name: 'warehouse-packages',
    reasons: warehousePackagesReasons,
    routes: [
      ...storeRoutes(context),
      ...packageRoutes(context),
      ...packageReceiptRoutes(context),
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
      ...weighingStaffRoutes(context),
    ],
    files: packageFiles,
    counters: [trackingCalls],
    jobs: [
      handleJob(expirePackagesJob, () => expirePackages(context)),
      handleJob(receiveByTimeJob, () => receiveByTime(context)),
      handleJob(warnOfStorageJob, () => warnOfStorage(context)),
      handleJob(warnOfDisposalJob, () => warnOfDisposal(context)),
      handleJob(followPackagesJob, (_, run) => followPackages(context, run)),
      handleJob(deletePicturesJob, (gone) => deletePictures(context, gone)),
    ],
    audit: (run = plainAudit) => auditPackages(context, run),
    ports: {
      intake: warehouseIntake(context),
      places: {
        find: (itemIds, tx) => placesOfItems(context, tx ?? db, itemIds),
        losses: lossesOfLines,
        ordersHere,
      },
      recordedGoods: recordedGoods(context),
      returnableGoods: returnableGoods(context),
      servicedGoods: servicedGoods(context),
      countedGoods: countedGoods(context),
      ownGoods: ownGoods(context),
      billedParcels: billedParcels(context),
      incomes: packageIncomes,
      declaredPackages,
      parcelsToLabel: parcelsToLabel(context),
      photos: mailedPhotos(context),
      payable: packagePayable(context),
      extraPayable: packageExtraPayable(context),
      taskSources: warehouseTaskSources(context),
      findables: warehouseFindables,
      figures: warehouseFigures,
      goodsToSend: goodsToSend(context),
      paidParcels,
      weighedGoods,
      approvable: approvablePackageSteps(context),
      personWork: packagesOfPerson,
      conversationSubject: packageSubject,
      personalData: packagesPersonalData(context),
      haul: haulGoodsAndPackages(context),
      haulPhotos: haulPhotos(context),
      deadlines: warehouseDeadlines(context),
      turns: warehouseTurns(context),
      retained: { goods_photos: retainedPhotos(context) },
      setup: warehouseSetup(db),
    },
  };
};
