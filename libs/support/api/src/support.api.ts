import {
  createConversation,
  getConversation,
  listConversations,
  listEarlierMessages,
  uploadConversationPicture,
  writeMessage,
} from '@caravan/support/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

/** Every call of support that a shopper's pages make. */
export const supportApi = baseApi.enhanceEndpoints({ addTagTypes: ['conversation'] }).injectEndpoints({
  endpoints: (build) => ({
    listConversations: queryOf(build, listConversations),
    getConversation: queryOf(build, getConversation),
    listEarlierMessages: queryOf(build, listEarlierMessages),
    createConversation: mutationOf(build, createConversation),
    writeMessage: mutationOf(build, writeMessage),
    uploadConversationPicture: mutationOf(build, uploadConversationPicture),
  }),
});

export const {
  useListConversationsQuery,
  useGetConversationQuery,
  useLazyListEarlierMessagesQuery,
  useCreateConversationMutation,
  useWriteMessageMutation,
  useUploadConversationPictureMutation,
} = supportApi;
