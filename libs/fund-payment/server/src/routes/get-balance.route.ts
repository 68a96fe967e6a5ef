import { getBalanceSchema } from '@caravan/fund-payment/contract/schema';
import { route } from '@caravan/server-core';
import { readBalance } from '../db/ledger.repo.ts';
import type { PaymentContext } from '../use-cases/payment-context.ts';

export const getBalanceRoute = ({ db }: PaymentContext) =>
  route(getBalanceSchema, async ({ session }) => ({ balance_fen: await readBalance(db, session.userId) }));
