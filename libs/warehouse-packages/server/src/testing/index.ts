export { insertParcels, type HandMadeParcel } from './hand-made-parcels.ts';
export { key, ownSteps, pack, packed, packageIn, packageOf, pictureFile, staffSteps } from './package-steps.ts';
export { readyPackage } from './station-steps.ts';
export {
  addressOf,
  warehouseServer,
  type Person,
  type WarehouseServer,
  type WarehouseServerOptions,
} from './warehouse-server.ts';
