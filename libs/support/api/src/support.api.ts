import {
  createConversation,
  getConversation,
  listConversations,
  uploadConversationPicture,
  writeMessage,
} from '@caravan/support/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

/** Every call of support that a shopper's pages make. */
export const supportApi = baseApi.enhanceEndpoints({ addTagTypes: ['conversation'] }).injectEndpoints({
  endpoints: (build) => ({
    listConversations: queryOf(build, listConversations),
    getConversation: queryOf(build, getConversation),
    createConversation: mutationOf(build, createConversation),
    writeMessage: mutationOf(build, writeMessage),
    uploadConversationPicture: mutationOf(build, uploadConversationPicture),
  }),
});

export const {
  useListConversationsQuery,
  useGetConversationQuery,
  useCreateConversationMutation,
  useWriteMessageMutation,
  useUploadConversationPictureMutation,
} = supportApi;
