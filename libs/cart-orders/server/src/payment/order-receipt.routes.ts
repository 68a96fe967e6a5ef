import { getOrderReceiptContract, getOrderReceiptPdfContract } from '@caravan/receipts/contract/schema';
import { receiptSlip } from '@caravan/receipts/contract';
import { route, sendPdf, type Route } from '@caravan/server-core';
import type { OrderContext } from '../work/order-context.ts';
import { orderReceipt } from './order-receipt.ts';

/** The receipt of an order, as data and as a PDF. */
export const orderReceiptRoutes = (context: OrderContext): Route[] => [
  route(getOrderReceiptContract, ({ session, params }) => orderReceipt(context, session.userId, params.number)),

  route(getOrderReceiptPdfContract, async ({ session, params, query, language, reply }) => {
    const receipt = await orderReceipt(context, session.userId, params.number);
    const slip = receiptSlip(receipt, { language, publicUrl: context.publicUrl, hashes: query.hashes !== undefined });
    return sendPdf(reply, await context.pdf.print(slip, { caller: session.userId }), `receipt-${params.number}`);
  }),
];
