import { getOrderReceipt, getPackageReceipt } from '@caravan/receipts/contract';
import { baseApi, queryOf } from '@caravan/web-core';

/** The receipts of what a shopper pays for; the features of orders and packages answer. */
export const receiptsApi = baseApi.enhanceEndpoints({ addTagTypes: ['order', 'package'] }).injectEndpoints({
  endpoints: (build) => ({
    getOrderReceipt: queryOf(build, getOrderReceipt),
    getPackageReceipt: queryOf(build, getPackageReceipt),
  }),
});

export const { useGetOrderReceiptQuery, useGetPackageReceiptQuery } = receiptsApi;
