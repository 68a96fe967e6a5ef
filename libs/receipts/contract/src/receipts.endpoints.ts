import { defineEndpoint } from '@caravan/kernel';
import type { Receipt } from './receipts.schema.ts';

type ByNumber = { number: string };
/** `hashes=1` also prints the hashes of the receipt and of its photos. */
type PdfQuery = { hashes?: '1' | undefined };

export const getOrderReceipt = defineEndpoint<{ params: ByNumber; data: Receipt }>()({
  method: 'GET',
  path: '/orders/:number/receipt',
  login: 'shopper',
  tags: ['order'],
  // The page itself says that the order does not exist.
  quiet: ['not_found'],
  summary: 'Everything that stands about an order, with the hash of it',
});

export const getOrderReceiptPdf = defineEndpoint<{ params: ByNumber; query: PdfQuery; data: unknown }>()({
  method: 'GET',
  path: '/orders/:number/receipt.pdf',
  login: 'shopper',
  tags: ['order'],
  summary: 'The receipt of an order as a PDF in the caller’s language',
  raw: true,
  limit: { max: 20, minutes: 10, by: 'account' },
});

export const getPackageReceipt = defineEndpoint<{ params: ByNumber; data: Receipt }>()({
  method: 'GET',
  path: '/packages/:number/receipt',
  login: 'shopper',
  tags: ['package'],
  // The page itself says that the package does not exist.
  quiet: ['not_found'],
  summary: 'Everything that stands about a package, with the hash of it',
});

export const getPackageReceiptPdf = defineEndpoint<{ params: ByNumber; query: PdfQuery; data: unknown }>()({
  method: 'GET',
  path: '/packages/:number/receipt.pdf',
  login: 'shopper',
  tags: ['package'],
  summary: 'The receipt of a package as a PDF in the caller’s language',
  raw: true,
  limit: { max: 20, minutes: 10, by: 'account' },
});
