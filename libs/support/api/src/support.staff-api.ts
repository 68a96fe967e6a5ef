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
import { injectCalls } from '@caravan/web-core';

export { useMessages } from './use-messages.ts';

export type { OffersProps } from './support.api.ts';

/** Every call of support that the console makes. */
export const supportStaffApi = injectCalls({
  listStaffConversations,
  getStaffConversation,
  listEarlierStaffMessages,
  writeStaffMessage,
  closeConversation,
  uploadStaffPicture,
  listReplies,
  createReply,
  updateReply,
  deleteReply,
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
