export * from './carriers.staff-api.ts';
