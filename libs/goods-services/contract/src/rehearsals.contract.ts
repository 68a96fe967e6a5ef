import { schemaOf } from '@caravan/kernel';
import { newRehearsal, rehearsalCorrection } from './rehearsals.schema.ts';
import { addRehearsalPhotos, correctRehearsal, rehearseGoods } from './rehearsals.staff-endpoints.ts';
import { byServiceNumber } from './services.schema.ts';
import { staffService } from './staff-services.schema.ts';
import { parcelPhotoCount, parcelPhotos } from '@caravan/warehouse-packages/contract/staff';

export { newRehearsal, rehearsalCorrection };

export const addRehearsalPhotosContract = schemaOf(addRehearsalPhotos, {
  params: byServiceNumber,
  body: parcelPhotos,
  data: parcelPhotoCount,
});
export const rehearseGoodsContract = schemaOf(rehearseGoods, {
  params: byServiceNumber,
  body: newRehearsal,
  data: staffService,
});
export const correctRehearsalContract = schemaOf(correctRehearsal, {
  params: byServiceNumber,
  body: rehearsalCorrection,
  data: staffService,
});
