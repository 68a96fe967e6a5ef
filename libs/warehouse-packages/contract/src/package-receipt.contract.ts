import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { receipt } from '@caravan/receipts/contract/schema';
import { getPackageReceipt, getPackageReceiptPdf } from './package-receipt.endpoints.ts';
import { byNumber } from './warehouse-packages.schema.ts';

export const getPackageReceiptContract = schemaOf(getPackageReceipt, { params: byNumber, data: receipt });
export const getPackageReceiptPdfContract = schemaOf(getPackageReceiptPdf, { params: byNumber, data: z.unknown() });
