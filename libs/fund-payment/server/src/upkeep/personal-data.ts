import type { BalanceRecord } from '@caravan/fund-payment/contract';
import { defaultLanguage } from '@caravan/kernel';
import type { PersonalData } from '@caravan/server-core';
import { endOpenPayments, erasePayers, hasMoneyOnItsWay, paymentsOfUser, remittancesOfUser } from './erase.repo.ts';
import { lockWallet, readBalance } from '../ledger/ledger.repo.ts';
import { findRange, listRecords } from '../wallet/records.repo.ts';
import { presentPayment } from '../payments/present-payment.ts';
import { presentRecord } from '../wallet/list-records.ts';
import type { PaymentContext } from './payment-context.ts';
import { sweepPaymentsJob } from '../payments/sweep-payments.ts';

/** Records per read of an export. */
const atATime = 1_000;

const allRecords = async ({ db }: PaymentContext, userId: string): Promise<BalanceRecord[]> => {
  const { first, last } = await findRange(db, userId, {});
  const records: BalanceRecord[] = [];
  for (let newest = last; newest >= first; newest -= atATime) {
    const rows = await listRecords(db, userId, undefined, {
      first: Math.max(first, newest - atATime + 1),
      last: newest,
    });
    records.push(...rows.map((row) => presentRecord(row, defaultLanguage)));
  }
  return records;
};

const allPayments = async ({ db, providers }: PaymentContext, userId: string) => {
  const [payments, remittances] = await Promise.all([paymentsOfUser(db, userId), remittancesOfUser(db, userId)]);
  return payments.map((row) => {
    const remittance = remittances.find(({ paymentId }) => paymentId === row.id);
    return {
      ...presentPayment(row, { providers, language: defaultLanguage, remittance }),
      bill_address: row.billAddress,
    };
  });
};

/** The ledger names users by id only and is kept. */
export const fundPersonalData = (context: PaymentContext): PersonalData => ({
  section: 'balance',
  async collect(userId) {
    return {
      balance_fen: await readBalance(context.db, userId),
      records: await allRecords(context, userId),
      payments: await allPayments(context, userId),
    };
  },
  async obstacles(tx, userId) {
    const balanceFen = await lockWallet(tx, userId);
    return balanceFen > 0 || (await hasMoneyOnItsWay(tx, userId)) ? ['balance_left'] : [];
  },
  async erase(tx, userId) {
    const { clock, jobs } = context;
    await erasePayers(tx, userId);
    if (await endOpenPayments(tx, userId, clock())) await jobs.send(tx, sweepPaymentsJob, null);
  },
});
