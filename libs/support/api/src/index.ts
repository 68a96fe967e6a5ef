export * from './support.api.ts';
export { useMessages } from './use-messages.ts';
export type * from './support.slots.ts';
