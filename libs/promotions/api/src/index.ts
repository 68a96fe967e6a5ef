export * from './promotions.staff-api.ts';
