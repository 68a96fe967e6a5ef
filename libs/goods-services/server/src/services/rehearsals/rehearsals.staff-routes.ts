import { route, staffCallOf, type Route } from '@caravan/server-core';
import {
  addRehearsalPhotosContract,
  correctRehearsalContract,
  rehearseGoodsContract,
} from '@caravan/goods-services/contract/staff';
import { presentStaffService, servicePresenter } from '../present-service.ts';
import type { ServicesContext } from '../../services-context.ts';
import { addRehearsalPhotos, correctRehearsal, refuseRehearsalPhotos, rehearseGoods } from './rehearse-goods.ts';

/** Staff routes for packing rehearsals. */
export const rehearsalStaffRoutes = (context: ServicesContext): Route[] => [
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
      return presentStaffService(done, servicePresenter(context));
    }),
  ),

  route(correctRehearsalContract, (call) =>
    call.once(async (tx) => {
      const corrected = await correctRehearsal(tx, context, staffCallOf(call), call.params.number, call.body);
      return presentStaffService(corrected, servicePresenter(context));
    }),
  ),
];
