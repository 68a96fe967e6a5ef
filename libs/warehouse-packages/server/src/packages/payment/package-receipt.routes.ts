import { receiptSlip } from '@caravan/receipts/contract';
import { route, sendPdf, type Route } from '@caravan/server-core';
import { getPackageReceiptContract, getPackageReceiptPdfContract } from '@caravan/receipts/contract/schema';
import type { PackageContext } from '../../core/package-context.ts';
import { packageReceipt } from './package-receipt.ts';

/** The receipt of a package, as data and as a PDF. */
export const packageReceiptRoutes = (context: PackageContext): Route[] => [
  route(getPackageReceiptContract, ({ session, params }) => packageReceipt(context, session.userId, params.number)),

  route(getPackageReceiptPdfContract, async ({ session, params, query, language, reply }) => {
    const receipt = await packageReceipt(context, session.userId, params.number);
    const slip = receiptSlip(receipt, { language, publicUrl: context.publicUrl, hashes: query.hashes !== undefined });
    return sendPdf(reply, await context.pdf.print(slip, { caller: session.userId }), `receipt-${params.number}`);
  }),
];
