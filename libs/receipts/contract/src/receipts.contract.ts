import { schemaOf } from '@caravan/kernel';
import { orderNumber, packageNumber, z } from '@caravan/kernel/zod';
import { getOrderReceipt, getOrderReceiptPdf, getPackageReceipt, getPackageReceiptPdf } from './receipts.endpoints.ts';
import { receipt } from './receipts.schema.ts';
export * from './receipts.schema.ts';

const ofOrder = z.object({ number: orderNumber });
const ofPackage = z.object({ number: packageNumber });
const pdfQuery = z.object({ hashes: z.literal('1').optional() });

export const getOrderReceiptContract = schemaOf(getOrderReceipt, { params: ofOrder, data: receipt });
export const getOrderReceiptPdfContract = schemaOf(getOrderReceiptPdf, {
  params: ofOrder,
  query: pdfQuery,
  data: z.unknown(),
});
export const getPackageReceiptContract = schemaOf(getPackageReceipt, { params: ofPackage, data: receipt });
export const getPackageReceiptPdfContract = schemaOf(getPackageReceiptPdf, {
  params: ofPackage,
  query: pdfQuery,
  data: z.unknown(),
});
