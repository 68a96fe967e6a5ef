import { textsCalls } from '@caravan/account/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls of one panel, apart from the others, which every first visit loads. */
const textsApi = injectCalls(textsCalls);

export const {
  useGetTextsQuery,
  useSetTextPhoneMutation,
  useConfirmTextPhoneMutation,
  useChangeTextEventsMutation,
  useRemoveTextPhoneMutation,
} = textsApi;
