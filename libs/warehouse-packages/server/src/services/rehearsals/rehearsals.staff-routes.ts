import { route, type Route } from '@caravan/server-core';
import {
  addRehearsalPhotosContract,
  correctRehearsalContract,
  rehearseGoodsContract,
} from '@caravan/warehouse-packages/contract/staff';
import { presentStaffService } from '../present-service.ts';
import { presenterContext } from '../../core/presenter-context.ts';
import type { PackageContext } from '../../core/package-context.ts';
import { addRehearsalPhotos, correctRehearsal, refuseRehearsalPhotos, rehearseGoods } from './rehearse-goods.ts';
import { staffCallOf } from '../../core/staff-step.ts';

/** Staff routes for packing rehearsals. */
export const rehearsalStaffRoutes = (context: PackageContext): Route[] => [
  route(
    addRehearsalPhotosContract,
    async (call) => ({
      photos: await addRehearsalPhotos(context, staffCallOf(call), call.params.number, call.body.photos),
    }),
    { admit: ({ params }) => refuseRehearsalPhotos(context, params.number) },
  ),

  route(rehearseGoodsContract, (call) =>
    call.once(async (tx) => {
      const done = await rehearseGoods(tx, context, staffCallOf(call), call.params.number, call.body);
      return presentStaffService(done, presenterContext(context, call.language));
    }),
  ),

  route(correctRehearsalContract, (call) =>
    call.once(async (tx) => {
      const corrected = await correctRehearsal(tx, context, staffCallOf(call), call.params.number, call.body);
      return presentStaffService(corrected, presenterContext(context, call.language));
    }),
  ),
];
