import { schemaOf } from '@caravan/kernel';
import {
  books,
  booksClosing,
  booksQuery,
  booksRule,
  booksRuleChange,
  booksRuleForm,
  booksState,
} from './books.schema.ts';
import { closeBooks, getBooks, getBooksRule, updateBooksRule } from './books.staff-endpoints.ts';

export { booksRuleForm };

export const getBooksContract = schemaOf(getBooks, { query: booksQuery, data: books });
export const closeBooksContract = schemaOf(closeBooks, { body: booksClosing, data: booksState });
export const getBooksRuleContract = schemaOf(getBooksRule, { data: booksRule });
export const updateBooksRuleContract = schemaOf(updateBooksRule, { body: booksRuleChange, data: booksRule });
