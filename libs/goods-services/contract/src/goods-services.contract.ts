import { schemaOf } from '@caravan/kernel';
import {
  cancelService,
  getService,
  getServiceOffer,
  listServices,
  orderMeasurement,
  orderPhotoService,
  orderRehearsal,
} from './services.endpoints.ts';
import { newRehearsalService } from './rehearsals.schema.ts';
import {
  byServiceNumber,
  newMeasurementService,
  newPhotoService,
  service,
  serviceMade,
  serviceOffer,
  servicePage,
  servicesQuery,
} from './services.schema.ts';

export { newRehearsalService };
export * from './services.schema.ts';

export const getServiceOfferContract = schemaOf(getServiceOffer, { data: serviceOffer });
export const orderPhotoServiceContract = schemaOf(orderPhotoService, { body: newPhotoService, data: serviceMade });
export const orderMeasurementContract = schemaOf(orderMeasurement, { body: newMeasurementService, data: serviceMade });
export const orderRehearsalContract = schemaOf(orderRehearsal, { body: newRehearsalService, data: serviceMade });
export const listServicesContract = schemaOf(listServices, { query: servicesQuery, data: servicePage });
export const getServiceContract = schemaOf(getService, { params: byServiceNumber, data: service });
export const cancelServiceContract = schemaOf(cancelService, { params: byServiceNumber, data: service });
