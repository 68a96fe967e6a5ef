import { defineEndpoint } from '@caravan/kernel';
import type { NewRehearsalService } from './rehearsals.schema.ts';
import type {
  NewMeasurementService,
  NewPhotoService,
  Service,
  ServiceMade,
  ServiceOffer,
  ServicePage,
  ServicesQuery,
} from './services.schema.ts';

type ByNumber = { number: string };

export const getServiceOffer = defineEndpoint<{ data: ServiceOffer }>()({
  method: 'GET',
  path: '/service_offer',
  login: 'shopper',
  tags: ['service-offer'],
  summary: 'What services for goods in the warehouse cost now',
});

export const orderPhotoService = defineEndpoint<{ body: NewPhotoService; data: ServiceMade }>()({
  method: 'POST',
  path: '/services/photos',
  login: 'shopper',
  tags: ['service', 'store'],
  summary: 'Order more photos of goods in the warehouse',
  idempotency: 'key',
  reasons: ['item_taken', 'items_returning', 'too_many_photos', 'too_many_services', 'price_changed'],
  quiet: ['price_changed'],
});

export const orderMeasurement = defineEndpoint<{ body: NewMeasurementService; data: ServiceMade }>()({
  method: 'POST',
  path: '/services/measurement',
  login: 'shopper',
  tags: ['service', 'store'],
  summary: 'Have goods in the warehouse measured',
  idempotency: 'key',
  reasons: ['item_taken', 'items_returning', 'price_changed', 'measure_twice', 'too_many_services'],
  quiet: ['price_changed'],
});

export const orderRehearsal = defineEndpoint<{ body: NewRehearsalService; data: ServiceMade }>()({
  method: 'POST',
  path: '/services/rehearsal',
  login: 'shopper',
  tags: ['service', 'store'],
  summary: 'Have goods packed, weighed and photographed before their shipping is paid',
  idempotency: 'key',
  reasons: [
    'item_taken',
    'too_many_services',
    'item_disposed',
    'items_returning',
    'items_searched',
    'not_packable',
    'goods_apart',
    'packing_option_unknown',
    'rehearsal_open',
    'price_changed',
  ],
  quiet: ['price_changed'],
});

export const listServices = defineEndpoint<{ query: ServicesQuery; data: ServicePage }>()({
  method: 'GET',
  path: '/services',
  login: 'shopper',
  scope: 'warehouse',
  tags: ['service'],
  summary: 'Ordered services, newest first',
});

export const getService = defineEndpoint<{ params: ByNumber; data: Service }>()({
  method: 'GET',
  path: '/services/:number',
  login: 'shopper',
  scope: 'warehouse',
  tags: ['service'],
  summary: 'One ordered service',
});

export const cancelService = defineEndpoint<{ params: ByNumber; data: Service }>()({
  method: 'POST',
  path: '/services/:number/cancel',
  login: 'shopper',
  tags: ['service', 'store', 'payable'],
  summary: 'Cancel a service before it is paid',
  idempotency: 'key',
  reasons: ['wrong_state'],
});
