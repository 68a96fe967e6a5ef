import { goodsServicesApi } from '@caravan/goods-services/api';
import { type ItemServicesProps } from '@caravan/warehouse-packages/api';
import { load, type PageContext } from '@caravan/web-core';
import { ItemMeasures } from '../components/item-services/item-measures.tsx';
import { ItemServices } from '../components/item-services/item-services.tsx';
import { OrderMeasurement } from '../components/item-services/order-measurement.tsx';
import { OrderPhotos } from '../components/item-services/order-photos.tsx';
import { doneServicesQuery } from '../lib/use-measurements.ts';

export const loader = async ({ store, url }: Pick<PageContext, 'store' | 'url'>): Promise<void> => {
  const { getServiceOffer, listServices } = goodsServicesApi.endpoints;
  const id = url.searchParams.get('id') ?? '';
  await Promise.all([
    load(store, getServiceOffer.initiate()),
    load(store, listServices.initiate({ query: doneServicesQuery(id) })),
  ]);
};

/** The services and measurements of goods in the warehouse, and those that can be ordered. */
export const Slot = ({ item }: ItemServicesProps) => (
  <>
    <ItemServices item={item} />
    <ItemMeasures itemId={item.id} />
    <OrderPhotos item={item} />
    {item.package_number === null && item.return_number === null ? <OrderMeasurement item={item} /> : null}
  </>
);
