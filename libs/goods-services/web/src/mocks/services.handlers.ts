import type { HttpHandler } from 'msw';
import { fail, type Service, type ServiceMade, type ServiceOffer } from '@caravan/goods-services/contract';
import * as schemas from '@caravan/goods-services/contract/schema';
import { aService, aServicePage } from '@caravan/goods-services/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** The answers of the mock API; a test may change them while its page is open. */
export interface ServiceAnswers {
  offer: ServiceOffer;
  services: Service[];
  /** The parts that differ after the page's next change. */
  next: Partial<ServiceAnswers>;
}

export const serviceAnswers = (over: Partial<ServiceAnswers> = {}): ServiceAnswers => ({
  offer: { photo_fen: 200, measurement_fen: 300, rehearsal_fen: 1_500 },
  services: [],
  next: {},
  ...over,
});

export const servicesHandlers = (answers: ServiceAnswers): HttpHandler[] => {
  const service = (number: string): Service => {
    const found = answers.services.find((one) => one.number === number);
    if (!found) throw fail('not_found');
    return found;
  };
  const change = (): ServiceAnswers => Object.assign(answers, answers.next);
  const ordered = (): ServiceMade => {
    const { number, amount_fen, status, expires_at } = change().services[0] ?? aService();
    return { number, amount_fen, status, expires_at };
  };
  return [
    mockEndpoint(schemas.getServiceOfferContract, () => answers.offer),
    mockEndpoint(schemas.orderPhotoServiceContract, ordered),
    mockEndpoint(schemas.orderMeasurementContract, ordered),
    mockEndpoint(schemas.orderRehearsalContract, ordered),
    mockEndpoint(schemas.listServicesContract, () => aServicePage(answers.services)),
    mockEndpoint(schemas.getServiceContract, ({ params }) => service(params.number)),
    mockEndpoint(schemas.cancelServiceContract, ({ params }) => {
      change();
      return service(params.number);
    }),
  ];
};
