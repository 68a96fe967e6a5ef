import type { HttpHandler } from 'msw';
import { fail, type ConversationThread } from '@caravan/support/contract';
import {
  askAboutProductContract,
  createConversationContract,
  getConversationContract,
  listConversationsContract,
  listEarlierMessagesContract,
  uploadConversationPictureContract,
  writeMessageContract,
} from '@caravan/support/contract/schema';
import { aMessage, aThread } from '@caravan/support/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

export const supportHandlers = (threads: ConversationThread[] = [aThread()]): HttpHandler[] => [
  mockEndpoint(listConversationsContract, () => ({ items: threads, next: null, count: threads.length })),
  mockEndpoint(getConversationContract, ({ params }) => {
    const thread = threads.find(({ id }) => id === params.id);
    if (!thread) throw fail('not_found');
    return thread;
  }),
  mockEndpoint(listEarlierMessagesContract, ({ query }) => ({
    messages: [aMessage({ id: `before-${query.before}`, text: 'The first question' })],
    earlier: 0,
  })),
  mockEndpoint(askAboutProductContract, () => null),
  mockEndpoint(createConversationContract, ({ body }) =>
    aThread({ about: { kind: body.about.kind, ref: 'ref' in body.about ? body.about.ref : null } }),
  ),
  mockEndpoint(writeMessageContract, ({ params }) => aThread({ id: params.id })),
  mockEndpoint(uploadConversationPictureContract, () => ({
    id: 'picture-1',
    url: '/v1/conversations/pictures/one',
  })),
];
