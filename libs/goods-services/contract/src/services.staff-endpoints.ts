import { defineEndpoint } from '@caravan/kernel';
import type {
  MeasuredCorrection,
  NewMeasured,
  ServiceCancellation,
  ServicePrices,
  ServicePricesChange,
  StaffService,
  StaffServicePage,
  StaffServicesQuery,
} from './staff-services.schema.ts';

type ByNumber = { number: string };

const readers = ['receiver', 'packer', 'service', 'finance', 'auditor'] as const;

export const listStaffServices = defineEndpoint<{ query: StaffServicesQuery; data: StaffServicePage }>()({
  method: 'GET',
  path: '/staff/services',
  login: 'staff',
  roles: readers,
  tags: ['staff-service'],
  summary: 'Services that shoppers ordered, newest first',
});

export const getStaffService = defineEndpoint<{ params: ByNumber; data: StaffService }>()({
  method: 'GET',
  path: '/staff/services/:number',
  login: 'staff',
  roles: readers,
  tags: ['staff-service'],
  summary: 'One service of any shopper',
});

export const cancelStaffService = defineEndpoint<{
  params: ByNumber;
  body: ServiceCancellation;
  data: StaffService;
}>()({
  method: 'POST',
  path: '/staff/services/:number/cancel',
  login: 'staff',
  roles: ['service'],
  confirm: true,
  tags: ['staff-service', 'staff-store'],
  summary: 'Cancel a paid service that cannot be done; what was paid for it returns to the balance',
  idempotency: 'key',
  reasons: ['wrong_state', 'approval_needed'],
  quiet: ['approval_needed'],
});

export const measureGoods = defineEndpoint<{ params: ByNumber; body: NewMeasured; data: StaffService }>()({
  method: 'POST',
  path: '/staff/services/:number/measure',
  login: 'staff',
  roles: ['receiver'],
  tags: ['staff-service', 'staff-store'],
  summary: 'Record what was measured of goods; the shopper gets a message',
  idempotency: 'key',
  reasons: ['wrong_state', 'claimed'],
  quiet: ['wrong_state', 'claimed', 'invalid'],
});

export const correctMeasured = defineEndpoint<{ params: ByNumber; body: MeasuredCorrection; data: StaffService }>()({
  method: 'POST',
  path: '/staff/services/:number/measure_correction',
  login: 'staff',
  roles: ['receiver'],
  tags: ['staff-service'],
  summary: 'Supersede measures that were wrong; the shopper gets a message with the note',
  idempotency: 'key',
  reasons: ['wrong_state'],
  quiet: ['wrong_state', 'invalid'],
});

export const getServicePrices = defineEndpoint<{ data: ServicePrices }>()({
  method: 'GET',
  path: '/staff/service_prices',
  login: 'staff',
  roles: ['service', 'finance', 'auditor'],
  tags: ['service-prices'],
  summary: 'What services for goods in the warehouse cost',
});

export const updateServicePrices = defineEndpoint<{ body: ServicePricesChange; data: ServicePrices }>()({
  method: 'PUT',
  path: '/staff/service_prices',
  login: 'staff',
  roles: ['owner'],
  confirm: true,
  tags: ['service-prices'],
  summary: 'Change what services cost; what was ordered keeps its price',
  ifMatch: true,
});
