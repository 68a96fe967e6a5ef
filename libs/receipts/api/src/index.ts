export * from './receipts.api.ts';
