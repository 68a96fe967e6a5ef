import { schemaOf } from '@caravan/kernel';
import { figures, figuresQuery, marginPage, marginsQuery } from './figures.schema.ts';
import { getFigures, listMargins } from './figures.staff-endpoints.ts';
export * from './figures.schema.ts';

export const getFiguresContract = schemaOf(getFigures, { query: figuresQuery, data: figures });
export const listMarginsContract = schemaOf(listMargins, { query: marginsQuery, data: marginPage });
