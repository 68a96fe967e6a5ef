import { schemaOf } from '@caravan/kernel';
import { getTurns } from './turns.endpoints.ts';
import { turns } from './turns.schema.ts';
export * from './turns.schema.ts';

export const getTurnsContract = schemaOf(getTurns, { data: turns });
