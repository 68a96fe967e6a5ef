import { defineEndpoint } from '@caravan/kernel';
import type { Figures, FiguresQuery } from './figures.schema.ts';

export const getFigures = defineEndpoint<{ query: FiguresQuery; data: Figures }>()({
  method: 'GET',
  path: '/staff/figures',
  login: 'staff',
  roles: ['auditor'],
  tags: ['figures'],
  summary: 'Turnover, margin, throughput, goods on the shelf and open work; with `format=csv` as a file',
});
