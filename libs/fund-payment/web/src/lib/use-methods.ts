import { useState } from 'react';
import type { Fen } from '@caravan/kernel';
import { listPaymentMethods, type PayableKind, type PaymentMethod, type PaymentMethodChoice } from '@caravan/fund-payment/contract';
import { endpointFor, type ApiError } from '@caravan/web-core';

export interface Methods {
  /** Undefined until the first answer. */
  methods: readonly PaymentMethodChoice[] | undefined;
  error: ApiError | undefined;
  retry: () => void;
  /** What the shopper chose, or the first that is available; undefined where none is. */
  chosen: PaymentMethod | undefined;
  choose: (method: PaymentMethod) => void;
}

/** The ways to pay an amount, and which is chosen. */
export const useMethods = (kind: PayableKind, amountFen?: Fen): Methods => {
  const query = { kind, ...(amountFen === undefined ? {} : { amount_fen: amountFen }) };
  const { data, error, isFetching, refetch } = endpointFor(listPaymentMethods).useQuery({ query }, { refetchOnMountOrArgChange: 5 });
  const [wanted, choose] = useState<PaymentMethod>();
  // A recharge cannot be paid from the balance (decisions.md, Money).
  const methods = kind === 'recharge' ? data?.filter(({ id }) => id !== 'balance') : data;
  const available = methods?.filter((method) => method.available) ?? [];
  const chosen = available.find(({ id }) => id === wanted) ?? available[0];
  const failed = error !== undefined && data === undefined && !isFetching;
  return { methods, error: failed ? (error as ApiError) : undefined, retry: () => void refetch(), chosen: chosen?.id, choose };
};
