import type { PersonalData } from '@caravan/account/port';
import type { Payable } from '@caravan/fund-payment/port';
import { checkTransitions } from '@caravan/kernel';
import { handleJob, type Core, type FeatureServer } from '@caravan/server-core';
import { packageEvents, packageStatuses, warehousePackagesReasons } from '@caravan/warehouse-packages/contract';
import type { GoodsPlaces, WarehouseIntake } from '@caravan/warehouse-packages/port';
import { ensureStoreKey } from './db/store-key.repo.ts';
import { placesOfItems } from './db/warehouse.repo.ts';
import { packageGuards } from './domain/package-guards.ts';
import { packageTransitions } from './domain/package-transitions.ts';
import { labelStaffRoutes } from './routes/labels.staff-routes.ts';
import { packageRoutes } from './routes/packages.routes.ts';
import { packageStaffRoutes } from './routes/packages.staff-routes.ts';
import { reviewRoutes } from './routes/reviews.routes.ts';
import { shippingExampleRoutes } from './routes/shipping-example.routes.ts';
import { shippingMethodStaffRoutes } from './routes/shipping-methods.staff-routes.ts';
import { storeRoutes } from './routes/store.routes.ts';
import { auditPackages } from './use-cases/audit-packages.ts';
import { expirePackages, expirePackagesJob, receiveByTime, receiveByTimeJob } from './use-cases/end-by-time.ts';
import { followPackages, followPackagesJob } from './use-cases/follow-packages.ts';
import { deletePictures, deletePicturesJob, packagesPersonalData } from './use-cases/personal-data.ts';
import type { PackageContext, WarehousePackagesDependencies } from './use-cases/package-context.ts';
import { packagePayable } from './use-cases/package-payable.ts';
import { warehouseIntake } from './use-cases/receive-goods.ts';
import { ensureShippingMethods } from './use-cases/shipping-methods.ts';
import { warnOfStorage, warnOfStorageJob } from './use-cases/warn-of-storage.ts';

/** The ports that warehouse and packages implement for other features. */
export interface WarehousePackagesPorts {
  /** Receives the goods of orders. */
  intake: WarehouseIntake;
  /** Tells orders where their goods are. */
  places: GoodsPlaces;
  /** Packages as payment targets. */
  payable: Payable;
  /** The personal data of warehouse and packages. */
  personalData: PersonalData;
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
  if (faults.length) throw new Error(`the transition table of packages is wrong: ${faults.join('; ')}`);
};

export const createWarehousePackages = async (
  core: Core,
  dependencies: WarehousePackagesDependencies,
): Promise<WarehousePackagesServer> => {
  refuseBadTransitions();
  const { db, transaction, clock, files, pictures, jobs } = core;
  const keys = {
    pictureKey: await ensureStoreKey(db, 'pictures'),
    trackingKey: await ensureStoreKey(db, 'tracking'),
  };
  const context: PackageContext = { db, transaction, clock, files, pictures, jobs, ...keys, ...dependencies };

  return {
    name: 'warehouse-packages',
    reasons: warehousePackagesReasons,
    start: () => ensureShippingMethods(context),
    routes: [
      ...storeRoutes(context),
      ...packageRoutes(context),
      ...shippingExampleRoutes(context),
      ...reviewRoutes(context),
      ...packageStaffRoutes(context),
      ...labelStaffRoutes(context),
      ...shippingMethodStaffRoutes(context),
    ],
    jobs: [
      handleJob(expirePackagesJob, () => expirePackages(context)),
      handleJob(receiveByTimeJob, () => receiveByTime(context)),
      handleJob(warnOfStorageJob, () => warnOfStorage(context)),
      handleJob(followPackagesJob, () => followPackages(context)),
      handleJob(deletePicturesJob, (gone) => deletePictures(context, gone)),
    ],
    audit: () => auditPackages(context),
    ports: {
      intake: warehouseIntake(context),
      places: { find: (itemIds, tx) => placesOfItems(tx ?? db, itemIds) },
      payable: packagePayable(context),
      personalData: packagesPersonalData(context),
    },
  };
};
