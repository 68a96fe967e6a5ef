export { booksConsole } from './books.console.ts';
