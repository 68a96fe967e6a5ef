import { supportCalls } from '@caravan/support/contract';
import { injectCalls } from '@caravan/web-core';

/** Every call of support that a shopper's pages make. */
export const supportApi = injectCalls(supportCalls);

export const {
  useListConversationsQuery,
  useGetConversationQuery,
  useLazyListEarlierMessagesQuery,
  useAskAboutProductMutation,
  useCreateConversationMutation,
  useWriteMessageMutation,
  useUploadConversationPictureMutation,
} = supportApi;
