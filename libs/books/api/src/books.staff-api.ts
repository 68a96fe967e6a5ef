import { booksStaffCalls } from '@caravan/books/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls for the journal and its settings. */
export const booksStaffApi = injectCalls(booksStaffCalls);

export const { useGetBooksQuery, useCloseBooksMutation, useGetBooksRuleQuery, useUpdateBooksRuleMutation } =
  booksStaffApi;
