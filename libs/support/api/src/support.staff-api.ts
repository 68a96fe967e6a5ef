import {
  closeConversation,
  createReply,
  deleteReply,
  getStaffConversation,
  listEarlierStaffMessages,
  listReplies,
  listStaffConversations,
  updateReply,
  uploadStaffPicture,
  writeStaffMessage,
} from '@caravan/support/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

export { useMessages } from './use-messages.ts';

/** Every call of support that the console makes. */
export const supportStaffApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['staff-conversation', 'saved-reply', 'task'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listStaffConversations: queryOf(build, listStaffConversations),
      getStaffConversation: queryOf(build, getStaffConversation),
      listEarlierStaffMessages: queryOf(build, listEarlierStaffMessages),
      writeStaffMessage: mutationOf(build, writeStaffMessage),
      closeConversation: mutationOf(build, closeConversation),
      uploadStaffPicture: mutationOf(build, uploadStaffPicture),
      listReplies: queryOf(build, listReplies),
      createReply: mutationOf(build, createReply),
      updateReply: mutationOf(build, updateReply),
      deleteReply: mutationOf(build, deleteReply),
    }),
  });

export const {
  useListStaffConversationsQuery,
  useGetStaffConversationQuery,
  useLazyListEarlierStaffMessagesQuery,
  useWriteStaffMessageMutation,
  useCloseConversationMutation,
  useUploadStaffPictureMutation,
  useListRepliesQuery,
  useCreateReplyMutation,
  useUpdateReplyMutation,
  useDeleteReplyMutation,
} = supportStaffApi;
