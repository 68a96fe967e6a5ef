import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import {
  checkPayment,
  createPayment,
  downloadStatement,
  getBalance,
  getBalanceHead,
  getPayables,
  getPayment,
  listBalanceRecords,
  listPaymentMethods,
  receiveWebhook,
  submitRemittance,
} from './fund-payment.endpoints.ts';
import {
  balance,
  balanceHead,
  balanceRecords,
  balanceRecordsQuery,
  byId,
  newPayment,
  payables,
  payablesQuery,
  payment,
  paymentMethod,
  paymentMethodsQuery,
  remittance,
} from './fund-payment.schema.ts';
export * from './fund-payment.schema.ts';

export const getPayablesContract = schemaOf(getPayables, { query: payablesQuery, data: payables });
export const listPaymentMethodsContract = schemaOf(listPaymentMethods, {
  query: paymentMethodsQuery,
  data: z.array(paymentMethod),
});
export const createPaymentContract = schemaOf(createPayment, { body: newPayment, data: payment });
export const getPaymentContract = schemaOf(getPayment, { params: byId, data: payment });
export const checkPaymentContract = schemaOf(checkPayment, { params: byId, data: payment });
export const submitRemittanceContract = schemaOf(submitRemittance, { params: byId, body: remittance, data: payment });
export const receiveWebhookContract = schemaOf(receiveWebhook, {
  params: z.object({ provider: z.string().regex(/^[a-z]{1,20}$/) }),
  data: z.null(),
});
export const getBalanceContract = schemaOf(getBalance, { data: balance });
export const listBalanceRecordsContract = schemaOf(listBalanceRecords, {
  query: balanceRecordsQuery,
  data: balanceRecords,
});
export const getBalanceHeadContract = schemaOf(getBalanceHead, { data: balanceHead });
export const downloadStatementContract = schemaOf(downloadStatement, { data: z.unknown() });
