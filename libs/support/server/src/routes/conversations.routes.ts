import { route, sendSignedPicture, type Route } from '@caravan/server-core';
import { maxShownMessages } from '@caravan/support/contract';
import {
  askAboutProductContract,
  createConversationContract,
  getConversationContract,
  getConversationPictureContract,
  listConversationsContract,
  listEarlierMessagesContract,
  uploadConversationPictureContract,
  writeMessageContract,
} from '@caravan/support/contract/schema';
import { openPicture, pictureFile } from '../domain/conversation-picture.ts';
import { askAboutProduct } from '../use-cases/ask-about-product.ts';
import { keepPicture, refusePicture } from '../use-cases/keep-picture.ts';
import { listConversations, showConversation, showEarlier } from '../use-cases/show-conversations.ts';
import type { SupportContext } from '../use-cases/support-context.ts';
import { continueConversation, startConversation } from '../use-cases/write-conversation.ts';

/** A shopper's conversations with staff. */
export const conversationRoutes = (context: SupportContext): Route[] => [
  route(listConversationsContract, ({ session, query }) => listConversations(context, session.userId, query)),

  route(getConversationContract, ({ session, params }) =>
    showConversation(context.db, context, { userId: session.userId, id: params.id, limit: maxShownMessages }),
  ),

  route(listEarlierMessagesContract, ({ session, params, query }) =>
    showEarlier(context, { userId: session.userId, id: params.id, before: query.before }),
  ),

  route(createConversationContract, ({ session, body, language, once }) =>
    once((tx) => startConversation(tx, context, { userId: session.userId, language, body })),
  ),

  route(askAboutProductContract, async ({ body, language }) => {
    await askAboutProduct(context, { body, language });
    return null;
  }),

  route(writeMessageContract, ({ session, params, body, language, once }) =>
    once((tx) => continueConversation(tx, context, { userId: session.userId, language, body, id: params.id })),
  ),

  route(uploadConversationPictureContract, ({ session, body }) => keepPicture(context, session.userId, body.image), {
    admit: ({ session }) => refusePicture(context, session.userId),
  }),

  route(getConversationPictureContract, async ({ params, reply }) => {
    const id = openPicture(context.pictureKey, params.token, context.clock());
    return sendSignedPicture(reply, id === undefined ? undefined : await context.files.get(pictureFile(id)));
  }),
];
