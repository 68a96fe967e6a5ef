import type { PersonalData } from '@caravan/account/port';
import type { Payable } from '@caravan/fund-payment/port';
import { checkTransitions } from '@caravan/kernel';
import { handleJob, type Core, type FeatureServer } from '@caravan/server-core';
import { packageEvents, packageStatuses, warehousePackagesReasons } from '@caravan/warehouse-packages/contract';
import type { WarehouseIntake } from '@caravan/warehouse-packages/port';
import { ensureStoreKey } from './db/store-key.repo.ts';
import { packageGuards } from './domain/package-guards.ts';
import { packageTransitions } from './domain/package-transitions.ts';
import { shopperRoutes } from './routes/shopper-routes.ts';
import { staffRoutes } from './routes/staff/staff-routes.ts';
import { auditPackages } from './use-cases/audit-packages.ts';
import { expirePackages, expirePackagesJob, receiveByTime, receiveByTimeJob } from './use-cases/end-by-time.ts';
import { followPackages, followPackagesJob } from './use-cases/follow-packages.ts';
import { forgetPictures, forgetPicturesJob } from './use-cases/forget-pictures.ts';
import type { PackageContext, WarehousePackagesDependencies } from './use-cases/package-context.ts';
import { packagePayable } from './use-cases/package-payable.ts';
import { packagesPersonalData } from './use-cases/personal-data.ts';
import { warehouseIntake } from './use-cases/receive-goods.ts';
import { ensureLines } from './use-cases/seed-lines.ts';
import { warnOfStorage, warnOfStorageJob } from './use-cases/warn-of-storage.ts';

/** What warehouse and packages offer to other features. */
export interface WarehousePackagesPorts {
  /** Takes what arrived of orders. */
  intake: WarehouseIntake;
  /** Packages, as payment sees them. */
  payable: Payable;
  /** What both keep of a person. */
  personalData: PersonalData;
}

/** The warehouse, and the packages that leave it. */
export interface WarehousePackagesServer extends FeatureServer {
  ports: WarehousePackagesPorts;
}

const refuseBadTransitions = (): void => {
  const faults = checkTransitions(packageTransitions, { states: packageStatuses, events: packageEvents, guards: Object.keys(packageGuards) });
  if (faults.length) throw new Error(`the transition table of packages is wrong: ${faults.join('; ')}`);
};

export const warehousePackagesServer = (dependencies: WarehousePackagesDependencies): WarehousePackagesServer => {
  refuseBadTransitions();
  let running: PackageContext | undefined;
  let pictureKey = Buffer.alloc(0);

  const contextOn = ({ db, transaction, clock, files, jobs }: Core): PackageContext => {
    running ??= { db, transaction, clock, files, jobs, pictureKey: () => pictureKey, ...dependencies };
    return running;
  };
  const runningOrThrow = (): PackageContext => {
    if (!running) throw new Error('warehouse and packages were called before the server was built');
    return running;
  };

  return {
    name: 'warehouse-packages',
    reasons: warehousePackagesReasons,
    start: async (core) => {
      await ensureLines(core);
      pictureKey = Buffer.from(await ensureStoreKey(core.db, 'pictures'));
    },
    routes: (core) => {
      const context = contextOn(core);
      return [...shopperRoutes(context), ...staffRoutes(context)];
    },
    jobs: (core) => {
      const context = contextOn(core);
      return [
        handleJob(expirePackagesJob, () => expirePackages(context)),
        handleJob(receiveByTimeJob, () => receiveByTime(context)),
        handleJob(warnOfStorageJob, () => warnOfStorage(context)),
        handleJob(followPackagesJob, () => followPackages(context)),
        handleJob(forgetPicturesJob, (gone) => forgetPictures(context, gone)),
      ];
    },
    audit: (core) => auditPackages(contextOn(core)),
    ports: {
      intake: warehouseIntake(runningOrThrow),
      payable: packagePayable(runningOrThrow),
      personalData: packagesPersonalData(runningOrThrow),
    },
  };
};
