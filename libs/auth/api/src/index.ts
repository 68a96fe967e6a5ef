export * from './auth.api.ts';
export * from './end-session.ts';
export * from './passkey-in-browser.ts';
export * from './session.api.ts';
export * from './session.ts';
export type * from './registered.slot.ts';
