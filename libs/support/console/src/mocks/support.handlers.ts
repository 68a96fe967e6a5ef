import type { HttpHandler } from 'msw';
import { fail, type SavedReply, type StaffThread } from '@caravan/support/contract';
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
import { aSavedReply, aStaffMessage, aStaffThread } from '@caravan/support/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

export interface StaffSupportMocks {
  threads?: StaffThread[];
  replies?: SavedReply[];
}

export const supportStaffHandlers = ({
  threads = [aStaffThread()],
  replies = [aSavedReply()],
}: StaffSupportMocks = {}): HttpHandler[] => {
  const threadOf = (id: string): StaffThread => {
    const thread = threads.find((one) => one.id === id);
    if (!thread) throw fail('not_found');
    return thread;
  };
  return [
    mockEndpoint(listStaffConversationsContract, ({ query }) => {
      const items = threads.filter(({ state }) => query.state === undefined || state === query.state);
      return { items, next: null, count: items.length };
    }),
    mockEndpoint(getStaffConversationContract, ({ params }) => threadOf(params.id)),
    mockEndpoint(listEarlierStaffMessagesContract, ({ query }) => ({
      messages: [aStaffMessage({ id: `before-${query.before}`, text: 'A first note', internal: true, staff: 'mei' })],
      earlier: 0,
    })),
    mockEndpoint(writeStaffMessageContract, ({ params, body }) => {
      const thread = threadOf(params.id);
      const { text, internal } = body;
      thread.messages = [...thread.messages, aStaffMessage({ id: 'new', by: 'staff', staff: 'mei', text, internal })];
      return thread;
    }),
    mockEndpoint(closeConversationContract, ({ params }) => {
      const thread = threadOf(params.id);
      Object.assign(thread, { state: 'closed', actions: ['note', 'answer'], closed_at: thread.last_at });
      return thread;
    }),
    mockEndpoint(uploadStaffPictureContract, () => ({ id: 'picture-1', url: '/v1/conversations/pictures/one' })),
    mockEndpoint(listRepliesContract, () => ({ items: replies })),
    mockEndpoint(createReplyContract, ({ body }) => aSavedReply({ ...body, id: 'reply-2' })),
    mockEndpoint(updateReplyContract, ({ params, body }) => aSavedReply({ ...body, id: params.id, version: 2 })),
    mockEndpoint(deleteReplyContract, () => null),
  ];
};
