import { useState } from 'react';
import { useListPaymentMethodsQuery } from '@caravan/fund-payment/api';
import type { Fen } from '@caravan/kernel';
import {
  type NewPayment,
  type PayableKind,
  type PaymentMethod,
  type PaymentMethodChoice,
} from '@caravan/fund-payment/contract';
import { type ApiError } from '@caravan/web-core';

export type Exchange = NonNullable<PaymentMethodChoice['exchange']>;

export interface Methods {
  /** Undefined until the first answer. */
  methods: readonly PaymentMethodChoice[] | undefined;
  error: ApiError | undefined;
  retry: () => void;
  /** The shopper's choice, or the first available method; undefined if none is available. */
  chosen: PaymentMethod | undefined;
  /** How the chosen method charges another currency with an exchange margin; undefined without one. */
  exchange: Exchange | undefined;
  /** The rate that is said for the chosen method, so that the shopper pays at no other one. */
  seen: Pick<NewPayment, 'exchange_rate'>;
  choose: (method: PaymentMethod) => void;
}

/** The payment methods for an amount, and the chosen one. */
export const useMethods = (kind: PayableKind, amountFen?: Fen): Methods => {
  const query = { kind, ...(amountFen === undefined ? {} : { amount_fen: amountFen }) };
  const { data, currentData, error, isFetching, refetch } = useListPaymentMethodsQuery(
    { query },
    { refetchOnMountOrArgChange: 5 },
  );
  const [wanted, choose] = useState<PaymentMethod>();
  // A recharge cannot be paid from the balance (specification 13.2).
  const methods = kind === 'recharge' ? data?.filter(({ id }) => id !== 'balance') : data;
  const available = methods?.filter((method) => method.available) ?? [];
  const chosen = available.find(({ id }) => id === wanted) ?? available[0];
  const failed = error !== undefined && data === undefined && !isFetching;
  return {
    methods,
    error: failed ? (error as ApiError) : undefined,
    retry: () => void refetch(),
    chosen: chosen?.id,
    // Until the answer for another amount is there, the one at hand has the rates, but another amount.
    exchange: chosen?.exchange && { ...chosen.exchange, amount: currentData ? chosen.exchange.amount : null },
    seen: { exchange_rate: chosen?.exchange?.rate ?? null },
    choose,
  };
};
