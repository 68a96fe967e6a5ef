import { http, type HttpHandler } from 'msw';
import type { Address, Country } from '@caravan/account/contract';
import { listAddressesContract, listCountriesContract } from '@caravan/account/contract/schema';
import { aCountry } from '@caravan/account/contract/testing';
import type { Configurations } from '@caravan/content/contract';
import { getConfigurationsContract } from '@caravan/content/contract/schema';
import { someConfigurations } from '@caravan/content/contract/testing';
import {
  downloadStatement,
  listBalanceRecords,
  type BalanceHead,
  type BalanceRecords,
  type Payables,
  type Payment,
  type PaymentMethodChoice,
} from '@caravan/fund-payment/contract';
import * as schemas from '@caravan/fund-payment/contract/schema';
import {
  aBalanceHead,
  aPayment,
  someBalanceRecords,
  somePayables,
  somePaymentMethods,
} from '@caravan/fund-payment/contract/testing';
import { getOrderReceiptContract, getPackageReceiptContract } from '@caravan/receipts/contract/schema';
import type { Fen } from '@caravan/kernel';
import type { Receipt } from '@caravan/receipts/contract';
import { aReceipt } from '@caravan/receipts/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** The answers of the mock payment API; a test may change them while its page is open. */
export interface PaymentAnswers {
  payables: Payables;
  methods: PaymentMethodChoice[];
  /** The new payment, and its later states. */
  payment: Payment;
  /** The payment after its remittance was submitted. */
  remitted: Payment;
  balanceFen: Fen;
  records: BalanceRecords;
  head: BalanceHead;
  statement: string;
  receipt: Receipt;
  csv: string;
  addresses: Address[];
  countries: Country[];
  configurations: Configurations;
}

export const paymentAnswers = (over: Partial<PaymentAnswers> = {}): PaymentAnswers => ({
  payables: somePayables(),
  methods: somePaymentMethods(),
  payment: aPayment(),
  remitted: aPayment({ method: 'westpay' }),
  balanceFen: 0,
  records: someBalanceRecords(),
  head: aBalanceHead(),
  statement: '',
  receipt: aReceipt(),
  csv: 'transaction_no,amount\r\n',
  addresses: [],
  countries: [aCountry(), aCountry({ code: 'FR', name: 'France', name_zh: '法国', calling_code: '33' })],
  configurations: someConfigurations(),
  ...over,
});

export const paymentsHandlers = (answers: PaymentAnswers): HttpHandler[] => [
  mockEndpoint(schemas.getPayablesContract, () => answers.payables),
  mockEndpoint(schemas.listPaymentMethodsContract, () => answers.methods),
  mockEndpoint(schemas.createPaymentContract, () => answers.payment),
  mockEndpoint(schemas.getPaymentContract, () => answers.payment),
  mockEndpoint(schemas.checkPaymentContract, () => answers.payment),
  mockEndpoint(schemas.submitRemittanceContract, () => {
    answers.payment = answers.remitted;
    return answers.payment;
  }),
  mockEndpoint(schemas.getBalanceContract, () => ({ balance_fen: answers.balanceFen })),
  mockEndpoint(getOrderReceiptContract, () => answers.receipt),
  mockEndpoint(getPackageReceiptContract, () => answers.receipt),
  mockEndpoint(schemas.getBalanceHeadContract, () => answers.head),
  http.get(
    `*/v1${downloadStatement.path}`,
    () => new Response(answers.statement, { headers: { 'content-type': 'application/x-ndjson' } }),
  ),
  // The same address returns a file if the request accepts CSV; without an answer here, msw tries the next handler.
  http.get(`*/v1${listBalanceRecords.path}`, ({ request }) =>
    request.headers.get('accept') === 'text/csv'
      ? new Response(answers.csv, { headers: { 'content-type': 'text/csv; charset=utf-8' } })
      : undefined,
  ),
  mockEndpoint(schemas.listBalanceRecordsContract, () => answers.records),
  mockEndpoint(listAddressesContract, () => answers.addresses),
  mockEndpoint(listCountriesContract, () => answers.countries),
  mockEndpoint(getConfigurationsContract, () => answers.configurations),
];
