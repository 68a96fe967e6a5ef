import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { receipt } from '@caravan/receipts/contract/schema';
import { getOrderReceipt, getOrderReceiptPdf } from './order-receipt.endpoints.ts';
import { byNumber } from './orders.schema.ts';

export const getOrderReceiptContract = schemaOf(getOrderReceipt, { params: byNumber, data: receipt });
export const getOrderReceiptPdfContract = schemaOf(getOrderReceiptPdf, { params: byNumber, data: z.unknown() });
