import {
  fundPaymentReasons,
  paymentMethods,
  type PaymentMethodChoice,
  type PaymentMethodsQuery,
} from '@caravan/fund-payment/contract';
import type { Fen, Language } from '@caravan/kernel';
import { readBalance } from '../ledger/ledger.repo.ts';
import { methodName } from '../wallet/remarks.ts';
import { writtenAmount } from './charge.ts';
import type { ChargeObstacle, PaymentProvider } from './payment-provider.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';

type Obstacle = 'recharge_by_balance' | 'insufficient_balance' | ChargeObstacle;

const obstacleTo = async (
  { id, offered, obstacle }: PaymentProvider,
  { kind, amount_fen = 0 }: PaymentMethodsQuery,
  balanceFen: Fen,
): Promise<Obstacle | null> => {
  if (!offered) return 'method_unavailable';
  if (id !== 'balance') return (await obstacle?.()) ?? null;
  if (kind === 'recharge') return 'recharge_by_balance';
  return balanceFen < amount_fen ? 'insufficient_balance' : null;
};

/** How a method would charge another currency at a rate with the shop's margin; nothing without one. */
const exchangeOf = async (
  { charger }: PaymentProvider,
  { amount_fen: amountFen = 0 }: PaymentMethodsQuery,
): Promise<Pick<PaymentMethodChoice, 'exchange'>> => {
  const { minor, currency, rate, asOf, margin } = (await charger())(amountFen);
  if (margin === null || asOf === null) return {};
  const amount = amountFen > 0 ? writtenAmount(minor) : null;
  return { exchange: { currency, rate, rate_as_of: asOf, day_rate: margin.dayRate, margin_bp: margin.bp, amount } };
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
  const providers = paymentMethods.flatMap((id) => context.providers[id] ?? []);
  return Promise.all(
    providers.map(async (provider) => {
      const obstacle = await obstacleTo(provider, query, balanceFen);
      return {
        id: provider.id,
        name: methodName(provider.id, language),
        available: obstacle === null,
        reason: obstacle && fundPaymentReasons[obstacle].text[language],
        ...(obstacle === null ? await exchangeOf(provider, query) : {}),
      };
    }),
  );
};
