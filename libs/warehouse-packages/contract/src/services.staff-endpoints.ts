import { defineEndpoint } from '@caravan/kernel';
import type {
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
  tags: ['staff-service', 'staff-store'],
  summary: 'Cancel a paid service that cannot be done; what was paid for it returns to the balance',
  idempotency: 'key',
  reasons: ['wrong_state', 'approval_needed'],
  quiet: ['approval_needed'],
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
