import { schemaOf } from '@caravan/kernel';
import { getSetup, updateSetup } from './setup.endpoints.ts';
import { setup, setupChange } from './setup.schema.ts';

export const getSetupContract = schemaOf(getSetup, { data: setup });
export const updateSetupContract = schemaOf(updateSetup, { body: setupChange, data: setup });
