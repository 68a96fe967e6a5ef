import { receiptsApi, useGetOrderReceiptQuery, useGetPackageReceiptQuery } from '@caravan/receipts/api';
import { getOrderReceiptPdf, getPackageReceiptPdf } from '@caravan/receipts/contract';
import { loadPage, type PageContext } from '@caravan/web-core';

/** A receipt is for one of these. */
export interface ReceiptSubject {
  kind: 'order' | 'package';
  number: string;
}

const numberPattern = /^[A-Z0-9-]{4,32}$/;

/** Undefined for an address that names neither an order nor a package. */
export const subjectOf = (search: URLSearchParams): ReceiptSubject | undefined => {
  for (const kind of ['order', 'package'] as const) {
    const number = search.get(kind);
    if (number !== null) return numberPattern.test(number) ? { kind, number } : undefined;
  }
  return undefined;
};

export const loadReceipt = (context: PageContext, { kind, number }: ReceiptSubject): Promise<unknown> => {
  const parts = { params: { number } };
  return kind === 'order'
    ? loadPage(context, receiptsApi.endpoints.getOrderReceipt.initiate(parts))
    : loadPage(context, receiptsApi.endpoints.getPackageReceipt.initiate(parts));
};

/** The receipt of an order or a package. */
export const useReceipt = ({ kind, number }: ReceiptSubject) => {
  const parts = { params: { number } };
  const order = useGetOrderReceiptQuery(parts, { skip: kind !== 'order' });
  const parcel = useGetPackageReceiptQuery(parts, { skip: kind !== 'package' });
  return kind === 'order' ? order : parcel;
};

/** The call that answers with its PDF. */
export const pdfCallOf = ({ kind }: ReceiptSubject) => (kind === 'order' ? getOrderReceiptPdf : getPackageReceiptPdf);
