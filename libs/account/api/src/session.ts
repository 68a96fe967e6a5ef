// What every first visit loads of account, apart from the calls of its pages.
export * from './user-info.api.ts';
export * from './browser-push.ts';
