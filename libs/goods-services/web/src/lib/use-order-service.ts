import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetServiceOfferQuery } from '@caravan/goods-services/api';
import type { ServiceMade, ServiceOffer } from '@caravan/goods-services/contract';
import { reasonOf, useIdempotencyKey, useNavigate, useSingleFlight, useToast } from '@caravan/web-core';
import { payServiceHref } from './service-address.ts';

interface Answer {
  data?: ServiceMade;
  error?: unknown;
}

export interface OrderService<Body> {
  /** The prices of services now; undefined until they are known. */
  offer: ServiceOffer | undefined;
  /** Whether the price changed after the shopper saw it. */
  changed: boolean;
  order: (body: Body) => Promise<void>;
}

/** Orders a service once for each intent, and opens its payment. What costs nothing is done at once. */
export const useOrderService = <Body extends object>(
  send: (call: { body: Body; idempotencyKey: string }) => Promise<Answer>,
  onPlaced: () => void,
): OrderService<Body> => {
  const { t } = useTranslation('goods-services');
  const toast = useToast();
  const navigate = useNavigate();
  const { data: offer, refetch } = useGetServiceOfferQuery();
  const { keyFor, settle } = useIdempotencyKey();
  const [changed, setChanged] = useState(false);
  const order = useSingleFlight(async (body: Body) => {
    const { data, error } = await send({ body, idempotencyKey: keyFor(body) });
    const isChanged = reasonOf(error) === 'price_changed';
    setChanged(isChanged);
    if (isChanged) void refetch();
    if (!data) return;
    settle();
    if (data.status === 'pending_payment') return void navigate(payServiceHref(data.number));
    toast.show(t('order.free'), 'success');
    onPlaced();
  });
  return { offer, changed, order: async (body) => void (await order(body)) };
};
