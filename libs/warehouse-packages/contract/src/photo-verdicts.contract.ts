import { schemaOf } from '@caravan/kernel';
import { decidePhotos } from './photo-verdicts.endpoints.ts';
import { newPhotoVerdict } from './photo-verdicts.schema.ts';
import { byItem, storeItem } from './warehouse.schema.ts';

export * from './photo-verdicts.schema.ts';

export const decidePhotosContract = schemaOf(decidePhotos, { params: byItem, body: newPhotoVerdict, data: storeItem });
