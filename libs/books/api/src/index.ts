export * from './books.staff-api.ts';
