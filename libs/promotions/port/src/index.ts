export * from './coupons.ts';
export * from './rewards.ts';
