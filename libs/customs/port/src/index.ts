export * from './customs-lines.ts';
export * from './customs-of-packages.ts';
export * from './declared-packages.ts';
export * from './one-stop-shop.ts';
export * from './paper-sender.ts';
