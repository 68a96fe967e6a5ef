export * from './book-accounts.ts';
export * from './book-days.ts';
export * from './books.errors.ts';
export * from './books.staff-endpoints.ts';
export * as booksStaffCalls from './books.staff-endpoints.ts';
export type * from './books.schema.ts';
