import { schemaOf } from '@caravan/kernel';
import { getSetup, sendTestMail, updateSetup } from './setup.endpoints.ts';
import { setup, setupChange, testMail } from './setup.schema.ts';

export const getSetupContract = schemaOf(getSetup, { data: setup });
export const updateSetupContract = schemaOf(updateSetup, { body: setupChange, data: setup });
export const sendTestMailContract = schemaOf(sendTestMail, { data: testMail });
