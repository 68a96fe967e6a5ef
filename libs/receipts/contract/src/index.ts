export * from './receipt-codes.ts';
export * from './receipt-document.ts';
export * from './receipt-pdf.ts';
export * from './receipts.endpoints.ts';
export * as receiptsCalls from './receipts.endpoints.ts';
export * from './seal-receipt.ts';
export type * from './receipts.schema.ts';
