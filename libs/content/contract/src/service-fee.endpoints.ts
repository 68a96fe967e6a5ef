import { defineEndpoint } from '@caravan/kernel';
import type { ServiceFeePlan, StaffServiceFee } from './service-fee.schema.ts';

export const getServiceFee = defineEndpoint<{ data: StaffServiceFee }>()({
  method: 'GET',
  path: '/staff/service_fee',
  login: 'staff',
  roles: ['owner'],
  tags: ['service-fee'],
  summary: 'The service fees of orders: of earlier days, of now and of days to come',
});

export const planServiceFee = defineEndpoint<{ body: ServiceFeePlan; data: StaffServiceFee }>()({
  method: 'PUT',
  path: '/staff/service_fee',
  login: 'staff',
  roles: ['owner'],
  tags: ['service-fee'],
  ifMatch: true,
  reasons: ['changed_meanwhile', 'fee_day_past', 'fee_rate', 'fee_for_whom', 'fee_twice', 'fee_day_twice'],
  summary: 'Set the service fees of days to come; that of today and of earlier days stays',
});
