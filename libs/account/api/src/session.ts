// What every first visit loads of account, apart from the calls of its pages.
export * from './browser-push.ts';
export * from './log-out.ts';
