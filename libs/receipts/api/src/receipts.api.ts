import { receiptsCalls } from '@caravan/receipts/contract';
import { injectCalls } from '@caravan/web-core';

/** The receipts of what a shopper pays for; the features of orders and packages answer. */
export const receiptsApi = injectCalls(receiptsCalls);

export const { useGetOrderReceiptQuery, useGetPackageReceiptQuery } = receiptsApi;
