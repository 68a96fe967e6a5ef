import { schemaOf } from '@caravan/kernel';
import { figures, figuresQuery } from './figures.schema.ts';
import { getFigures } from './figures.staff-endpoints.ts';
export * from './figures.schema.ts';

export const getFiguresContract = schemaOf(getFigures, { query: figuresQuery, data: figures });
