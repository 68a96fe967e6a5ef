export * from './support.api.ts';
export { useMessages } from './use-messages.ts';
