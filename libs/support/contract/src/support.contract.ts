import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import {
  askAboutProduct,
  createConversation,
  getConversation,
  getConversationPicture,
  listConversations,
  listEarlierMessages,
  uploadConversationPicture,
  writeMessage,
} from './support.endpoints.ts';
import {
  byConversation,
  conversationPage,
  conversationsQuery,
  conversationThread,
  earlierMessages,
  earlierQuery,
  newConversation,
  newMessage,
  picture,
  pictureUpload,
  productQuestion,
} from './support.schema.ts';
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
} from './support.staff-endpoints.ts';
import {
  earlierStaffMessages,
  newReply,
  savedReplies,
  savedReply,
  staffConversationPage,
  staffConversationsQuery,
  staffNewMessage,
  staffThread,
} from './support.staff-schema.ts';
export * from './support.schema.ts';
export * from './support.staff-schema.ts';

const params = byConversation;

export const listConversationsContract = schemaOf(listConversations, {
  query: conversationsQuery,
  data: conversationPage,
});
export const getConversationContract = schemaOf(getConversation, { params, data: conversationThread });
export const listEarlierMessagesContract = schemaOf(listEarlierMessages, {
  params,
  query: earlierQuery,
  data: earlierMessages,
});
export const createConversationContract = schemaOf(createConversation, {
  body: newConversation,
  data: conversationThread,
});
export const askAboutProductContract = schemaOf(askAboutProduct, { body: productQuestion, data: z.null() });
export const writeMessageContract = schemaOf(writeMessage, { params, body: newMessage, data: conversationThread });
export const uploadConversationPictureContract = schemaOf(uploadConversationPicture, {
  body: pictureUpload,
  data: picture,
});
export const getConversationPictureContract = schemaOf(getConversationPicture, {
  params: z.object({ token: z.string().regex(/^[\w.-]{1,300}$/) }),
  data: z.unknown(),
});

export const listStaffConversationsContract = schemaOf(listStaffConversations, {
  query: staffConversationsQuery,
  data: staffConversationPage,
});
export const getStaffConversationContract = schemaOf(getStaffConversation, { params, data: staffThread });
export const listEarlierStaffMessagesContract = schemaOf(listEarlierStaffMessages, {
  params,
  query: earlierQuery,
  data: earlierStaffMessages,
});
export const writeStaffMessageContract = schemaOf(writeStaffMessage, {
  params,
  body: staffNewMessage,
  data: staffThread,
});
export const closeConversationContract = schemaOf(closeConversation, { params, data: staffThread });
export const uploadStaffPictureContract = schemaOf(uploadStaffPicture, { body: pictureUpload, data: picture });
export const listRepliesContract = schemaOf(listReplies, { data: savedReplies });
export const createReplyContract = schemaOf(createReply, { body: newReply, data: savedReply });
export const updateReplyContract = schemaOf(updateReply, { params, body: newReply, data: savedReply });
export const deleteReplyContract = schemaOf(deleteReply, { params, data: z.null() });
