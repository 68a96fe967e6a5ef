import { defineEndpoint } from '@caravan/kernel';
import type { ExchangeMarginPlan, StaffExchangeMargin } from './exchange-margin.schema.ts';

export const getExchangeMargin = defineEndpoint<{ data: StaffExchangeMargin }>()({
  method: 'GET',
  path: '/staff/exchange_margin',
  login: 'staff',
  roles: ['owner'],
  tags: ['exchange-margin'],
  summary: 'The margins on the exchange rates of payments: of earlier days, of now and of days to come',
});

export const planExchangeMargin = defineEndpoint<{ body: ExchangeMarginPlan; data: StaffExchangeMargin }>()({
  method: 'PUT',
  path: '/staff/exchange_margin',
  login: 'staff',
  roles: ['owner'],
  tags: ['exchange-margin'],
  ifMatch: true,
  reasons: ['changed_meanwhile', 'margin_day_past', 'margin_rate', 'margin_day_twice'],
  summary: 'Set the exchange margins of days to come; that of today and of earlier days stays',
});
