import type { HttpHandler } from 'msw';
import { listCountriesContract } from '@caravan/account/contract/schema';
import { aCountry } from '@caravan/account/contract/testing';
import type { Books, BooksRule } from '@caravan/books/contract';
import {
  closeBooksContract,
  getBooksContract,
  getBooksRuleContract,
  updateBooksRuleContract,
} from '@caravan/books/contract/staff';
import { aBooksRule, someBooks } from '@caravan/books/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** The answers about the journal and its settings. */
export const booksHandlers = ({
  books = someBooks(),
  rule = aBooksRule(),
}: { books?: Books; rule?: BooksRule } = {}): HttpHandler[] => [
  mockEndpoint(getBooksContract, () => books),
  mockEndpoint(closeBooksContract, ({ body }) => ({ closed_through: body.through, open: null })),
  mockEndpoint(getBooksRuleContract, () => rule),
  mockEndpoint(updateBooksRuleContract, ({ body }) => ({ ...body, version: rule.version + 1 })),
  mockEndpoint(listCountriesContract, () => ['DE', 'FR'].map((code) => aCountry({ code }))),
];
