export { warnOfDisposalJob } from '../disposal/warn-of-disposal.ts';
export { receiveByTimeJob } from '../packages/end-by-time.ts';
export { followPackagesJob } from '../tracking/follow-packages.ts';
export { followedPackageTable } from '../tracking/followed-package.table.ts';
export { trackingEventTable } from '../tracking/tracking-event.table.ts';
export { insertParcels, type HandMadeParcel } from './hand-made-parcels.ts';
export {
  key,
  ownSteps,
  pack,
  packed,
  packageIn,
  packageOf,
  pictureFile,
  pictures,
  shoot,
  staffSteps,
  warehouseOf,
} from './package-steps.ts';
export { dispose, disposableGoods } from './disposal-steps.ts';
export { aBin, goodsOf, move, readyPackage } from './station-steps.ts';
export {
  addressOf,
  warehouseServer,
  type Person,
  type WarehouseServer,
  type WarehouseServerOptions,
} from './warehouse-server.ts';
