import { schemaOf } from '@caravan/kernel';
import { getBoxSizes, updateBoxSizes } from './box-sizes.endpoints.ts';
import { boxSizes, newBoxSizes } from './box-sizes.schema.ts';
export * from './box-sizes.schema.ts';

export const getBoxSizesContract = schemaOf(getBoxSizes, { data: boxSizes });
export const updateBoxSizesContract = schemaOf(updateBoxSizes, { body: newBoxSizes, data: boxSizes });
