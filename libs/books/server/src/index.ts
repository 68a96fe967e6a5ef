export { booksFeature } from './books.server.ts';
