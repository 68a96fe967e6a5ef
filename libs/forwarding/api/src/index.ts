export * from './forwarding.api.ts';
