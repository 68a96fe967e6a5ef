export * from './logistics.api.ts';
export * from './use-duty-lines.ts';
