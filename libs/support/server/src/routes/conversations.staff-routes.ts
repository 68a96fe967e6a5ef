import { expectedVersion, route, staffCallOf, type Route } from '@caravan/server-core';
import {
  closeConversationContract,
  createReplyContract,
  deleteReplyContract,
  getStaffConversationContract,
  listEarlierStaffMessagesContract,
  listRepliesContract,
  listStaffConversationsContract,
  updateReplyContract,
  uploadStaffPictureContract,
  writeStaffMessageContract,
} from '@caravan/support/contract/schema';
import { endConversation, writeAsStaff } from '../use-cases/answer-conversation.ts';
import { keepPicture, refusePicture } from '../use-cases/keep-picture.ts';
import { changeReply, createReply, deleteReply, listReplies } from '../use-cases/saved-replies.ts';
import { listStaffConversations, showEarlierToStaff, showStaffConversation } from '../use-cases/show-conversations.ts';
import type { SupportContext } from '../use-cases/support-context.ts';

/** Staff routes for conversations with shoppers, and for the texts that staff reuse in them. */
export const conversationStaffRoutes = (context: SupportContext): Route[] => [
  route(listStaffConversationsContract, ({ session, query }) =>
    listStaffConversations(context, query, session.staffRoles),
  ),

  route(getStaffConversationContract, ({ session, params }) =>
    showStaffConversation(context, params.id, session.staffRoles),
  ),

  route(listEarlierStaffMessagesContract, ({ params, query }) =>
    showEarlierToStaff(context, { id: params.id, before: query.before }),
  ),

  route(writeStaffMessageContract, async (call) => {
    const message = { id: call.params.id, body: call.body, shop: await context.shop().name() };
    return call.once((tx) => writeAsStaff(tx, context, staffCallOf(call), message));
  }),

  route(closeConversationContract, (call) => {
    const closing = { id: call.params.id, expected: expectedVersion(call.request) };
    return context.transaction((tx) => endConversation(tx, context, staffCallOf(call), closing));
  }),

  route(
    uploadStaffPictureContract,
    ({ session, body, unchanged }) => {
      // The message that shows the picture is recorded.
      unchanged();
      return keepPicture(context, session.userId, body.image);
    },
    { admit: ({ session }) => refusePicture(context, session.userId) },
  ),

  route(listRepliesContract, () => listReplies(context)),

  route(createReplyContract, (call) => call.once((tx) => createReply(tx, context, staffCallOf(call), call.body))),

  route(updateReplyContract, (call) => {
    const change = { id: call.params.id, body: call.body, expected: expectedVersion(call.request) };
    return context.transaction((tx) => changeReply(tx, context, staffCallOf(call), change));
  }),

  route(deleteReplyContract, (call) => context.transaction((tx) => deleteReply(tx, staffCallOf(call), call.params.id))),
];
