import {
  closeConversation,
  createReply,
  deleteReply,
  getStaffConversation,
  listReplies,
  listStaffConversations,
  updateReply,
  uploadStaffPicture,
  writeStaffMessage,
} from '@caravan/support/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

export type * from './conversations.slot.ts';

/** Every call of support that the console makes. */
export const supportStaffApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['staff-conversation', 'saved-reply', 'task'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listStaffConversations: queryOf(build, listStaffConversations),
      getStaffConversation: queryOf(build, getStaffConversation),
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
  useWriteStaffMessageMutation,
  useCloseConversationMutation,
  useUploadStaffPictureMutation,
  useListRepliesQuery,
  useCreateReplyMutation,
  useUpdateReplyMutation,
  useDeleteReplyMutation,
} = supportStaffApi;
