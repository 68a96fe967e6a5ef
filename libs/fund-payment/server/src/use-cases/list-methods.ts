import {
  fundPaymentReasons,
  paymentMethods,
  type PaymentMethod,
  type PaymentMethodChoice,
  type PaymentMethodsQuery,
} from '@caravan/fund-payment/contract';
import type { Language } from '@caravan/kernel';
import { readBalance } from '../db/ledger.repo.ts';
import { methodName } from '../domain/remarks.ts';
import type { PaymentContext } from './payment-context.ts';

type Obstacle = 'recharge_by_balance' | 'insufficient_balance' | 'method_unavailable';

const obstacleTo = (
  id: PaymentMethod,
  { kind, amount_fen = 0 }: PaymentMethodsQuery,
  offered: boolean,
  balanceFen: number,
): Obstacle | null => {
  if (!offered) return 'method_unavailable';
  if (id !== 'balance') return null;
  if (kind === 'recharge') return 'recharge_by_balance';
  return balanceFen < amount_fen ? 'insufficient_balance' : null;
};

/**
 * All payment methods of this installation, with the reason if one is not available now. Production does not list the
 * sandbox.
 */
export const listMethods = async (
  context: PaymentContext,
  userId: string,
  query: PaymentMethodsQuery,
  language: Language,
): Promise<PaymentMethodChoice[]> => {
  const balanceFen = await readBalance(context.db, userId);
  return paymentMethods.flatMap((id) => {
    const provider = context.providers[id];
    if (!provider) return [];
    const obstacle = obstacleTo(id, query, provider.offered, balanceFen);
    return {
      id,
      name: methodName(id, language),
      available: obstacle === null,
      reason: obstacle && fundPaymentReasons[obstacle].text[language],
    };
  });
};
