import {
  announceParcelContract,
  declareOwnParcelContract,
  getForwardingAddressContract,
  listOwnParcelsContract,
  updateOwnParcelContract,
  withdrawOwnParcelContract,
} from '@caravan/forwarding/contract/schema';
import {
  changeStaffWarehousesContract,
  declareForShopperContract,
  findShopperOfParcelContract,
  getHandlingFeesContract,
  getStaffOwnParcelContract,
  getStaffWarehousesContract,
  keepOwnParcelContract,
  listStaffOwnParcelsContract,
  planHandlingFeeContract,
} from '@caravan/forwarding/contract/staff';
import { expectedVersion, route, staffCallOf, type Route } from '@caravan/server-core';
import { showAddress } from './address/show-address.ts';
import { changeWarehouses, planFee, showFees, showWarehouses } from './address/staff-address.ts';
import type { ForwardingContext } from './forwarding-context.ts';
import { announceParcel, updateParcel, withdrawParcel } from './parcels/announce.ts';
import { declareForShopper, declareParcel } from './parcels/declare.ts';
import { findShopper } from './parcels/find-shopper.ts';
import { keepAgain } from './parcels/keep-again.ts';
import { listAll, listOwn, showStaff } from './parcels/show-parcels.ts';

/** The address and the parcels of a shopper. */
export const forwardingRoutes = (context: ForwardingContext): Route[] => [
  route(getForwardingAddressContract, ({ session }) => showAddress(context, session.userId)),

  route(listOwnParcelsContract, ({ session, query }) => listOwn(context, session.userId, query)),

  route(announceParcelContract, ({ session, body, once }) =>
    once((tx) => announceParcel(tx, context, session.userId, body)),
  ),

  route(updateOwnParcelContract, ({ session, params, body }) =>
    context.transaction((tx) => updateParcel(tx, context, session.userId, { number: params.number, body })),
  ),

  route(withdrawOwnParcelContract, ({ session, params }) =>
    context.transaction((tx) => withdrawParcel(tx, context, session.userId, params.number)),
  ),

  route(declareOwnParcelContract, ({ session, params, body }) =>
    context.transaction((tx) => declareParcel(tx, context, session.userId, { number: params.number, declared: body })),
  ),
];

/** Staff routes for warehouses, fees and parcels of shoppers. */
export const forwardingStaffRoutes = (context: ForwardingContext): Route[] => [
  route(getStaffWarehousesContract, () => showWarehouses(context)),

  route(changeStaffWarehousesContract, (call) =>
    context.transaction((tx) =>
      changeWarehouses(tx, context, staffCallOf(call), call.body, expectedVersion(call.request)),
    ),
  ),

  route(getHandlingFeesContract, () => showFees(context)),

  route(planHandlingFeeContract, (call) =>
    context.transaction((tx) => planFee(tx, context, staffCallOf(call), call.body)),
  ),

  route(listStaffOwnParcelsContract, ({ query }) => listAll(context, query)),

  route(getStaffOwnParcelContract, ({ params }) => showStaff(context.db, context, params.number)),

  route(findShopperOfParcelContract, (call) =>
    call.once((tx) => findShopper(tx, context, staffCallOf(call), call.body)),
  ),

  route(keepOwnParcelContract, (call) =>
    call.once((tx) => keepAgain(tx, context, staffCallOf(call), call.params.number)),
  ),

  route(declareForShopperContract, (call) =>
    context.transaction((tx) =>
      declareForShopper(tx, context, staffCallOf(call), { number: call.params.number, body: call.body }),
    ),
  ),
];
