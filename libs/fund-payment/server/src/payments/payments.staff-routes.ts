import { fail } from '@caravan/fund-payment/contract';
import {
  adjustBalanceContract,
  confirmRemittanceContract,
  getDisputeContract,
  listDisputesContract,
  listPaymentDifferencesContract,
  listRemittancesContract,
  rejectRemittanceContract,
  settlePaymentDifferenceContract,
} from '@caravan/fund-payment/contract/staff';
import { route, type Route } from '@caravan/server-core';
import { findDispute, listDisputes } from '../disputes/dispute.repo.ts';
import { findDifference, listDifferences } from '../differences/payment-difference.repo.ts';
import { listRemittances } from '../remittances/remittance.repo.ts';
import { presentDifference } from '../differences/present-difference.ts';
import { presentDispute } from '../disputes/present-dispute.ts';
import { presentRemittance } from '../remittances/present-remittance.ts';
import { adjustBalance } from '../wallet/adjust-balance.ts';
import { confirmRemittance, rejectRemittance } from '../remittances/decide-remittance.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';
import { settleDifference } from '../differences/settle-difference.ts';
import { showPayment } from './show-payment.ts';

/** The staff routes for remittances, balances, disputes and differences. */
export const paymentStaffRoutes = (context: PaymentContext): Route[] => [
  route(listRemittancesContract, async ({ query }) => {
    const { items, ...page } = await listRemittances(context.db, query);
    return { ...page, items: items.map(presentRemittance) };
  }),

  route(confirmRemittanceContract, async ({ params, body, session, language, audit, unchanged }) => {
    const decision = { ...body, staffId: session.userId };
    const decided = await context.transaction((tx) =>
      confirmRemittance(tx, context, params.payment_id, decision, audit),
    );
    if (decided === 'before') unchanged();
    return showPayment(context, context.db, params.payment_id, language);
  }),

  route(rejectRemittanceContract, async ({ params, body, language, audit, unchanged }) => {
    const decided = await rejectRemittance(context, params.payment_id, body, audit);
    if (decided === 'before') unchanged();
    return showPayment(context, context.db, params.payment_id, language);
  }),

  route(adjustBalanceContract, ({ params, body, session, once, audit }) =>
    once((tx) => adjustBalance(context, tx, params.id, { ...body, staffId: session.userId }, audit)),
  ),

  route(listDisputesContract, async ({ query }) => {
    const { items, ...page } = await listDisputes(context.db, query);
    return { ...page, items: items.map(presentDispute) };
  }),

  route(getDisputeContract, async ({ params }) => {
    const found = await findDispute(context.db, params.id);
    if (!found) throw fail('not_found');
    return presentDispute(found);
  }),

  route(listPaymentDifferencesContract, async ({ query }) => {
    const { items, ...page } = await listDifferences(context.db, query);
    return { ...page, items: items.map(presentDifference) };
  }),

  route(settlePaymentDifferenceContract, async ({ params, body, session, audit, unchanged }) => {
    const settled = await settleDifference(context, params.id, { ...body, staffId: session.userId }, audit);
    if (settled === 'before') unchanged();
    const row = await findDifference(context.db, params.id);
    if (!row) throw fail('not_found');
    return presentDifference(row);
  }),
];
