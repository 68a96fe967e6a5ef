import { marginRoles } from '@caravan/cart-orders/contract';
import { defineEndpoint } from '@caravan/kernel';
import type { Figures, FiguresQuery, MarginPage, MarginsQuery } from './figures.schema.ts';

export const getFigures = defineEndpoint<{ query: FiguresQuery; data: Figures }>()({
  method: 'GET',
  path: '/staff/figures',
  login: 'staff',
  roles: ['auditor'],
  tags: ['figures'],
  summary: 'Turnover, margin, throughput, goods on the shelf and open work; with `format=csv` as a file',
});

export const listMargins = defineEndpoint<{ query: MarginsQuery; data: MarginPage }>()({
  method: 'GET',
  path: '/staff/margins',
  login: 'staff',
  roles: marginRoles,
  tags: ['figures'],
  summary: 'What each paid order brought and cost, the latest payment first; with `format=csv` as a file',
});
