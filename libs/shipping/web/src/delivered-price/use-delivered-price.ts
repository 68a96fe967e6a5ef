import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useGetDeliveredPriceMutation } from '@caravan/shipping/api';
import type { DeliveredPrice, DeliveredPriceRequest } from '@caravan/shipping/contract';
import { reasonOf } from '@caravan/web-core';

/** Waits until the number of pieces is stable, so that ten clicks cause one request. */
const debounceMs = 350;

export interface PriceState {
  /** The last answer for the country; it stays while another one is made. */
  price: DeliveredPrice | undefined;
  state: 'asking' | 'known' | 'notServed' | 'failed';
  retry: () => void;
}

/** Asks for the price anew whenever what it depends on changes, and drops outdated answers. */
export const useDeliveredPrice = (request: DeliveredPriceRequest): PriceState => {
  const [ask] = useGetDeliveredPriceMutation();
  const [found, setFound] = useState<Omit<PriceState, 'retry'>>({ price: undefined, state: 'asking' });
  const latest = useRef('');
  const key = JSON.stringify(request);

  const send = useEffectEvent(async () => {
    const { data, error } = await ask({ body: request });
    if (latest.current !== key) return;
    if (data) setFound({ price: data, state: 'known' });
    else setFound({ price: undefined, state: reasonOf(error) === 'country_not_served' ? 'notServed' : 'failed' });
  });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    latest.current = key;
    const timer = setTimeout(() => void send(), debounceMs);
    return () => clearTimeout(timer);
  }, [key, tries]);

  const { country } = request;
  const isOther = found.price !== undefined && found.price.country !== country;
  return {
    price: isOther ? undefined : found.price,
    state: isOther ? 'asking' : found.state,
    retry: () => {
      setFound({ price: undefined, state: 'asking' });
      setTries(tries + 1);
    },
  };
};
