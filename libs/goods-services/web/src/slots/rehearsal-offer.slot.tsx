import { goodsServicesApi } from '@caravan/goods-services/api';
import { load, type PageContext } from '@caravan/web-core';

export { RehearsalOffer as Slot } from '../components/rehearsal/rehearsal-offer.tsx';

export const loader = async ({ store }: Pick<PageContext, 'store'>): Promise<void> => {
  await load(store, goodsServicesApi.endpoints.getServiceOffer.initiate());
};
