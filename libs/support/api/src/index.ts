export type * from './offers.slot.ts';
export * from './support.api.ts';
export { useMessages } from './use-messages.ts';
export type * from './ask-product.slot.ts';
