import { fakeMessages, type FakeMessages } from '@caravan/account/port/testing';
import { failer, newId, type StaffRole } from '@caravan/kernel';
import { aShop, testServer, type Caller, type TestServer } from '@caravan/server-core/testing';
import type { NewConversationForm, NewMessageForm } from '@caravan/support/contract';
import {
  createConversationContract,
  newConversation,
  newMessage,
  staffNewMessage,
  uploadConversationPictureContract,
  writeMessageContract,
  writeStaffMessageContract,
} from '@caravan/support/contract/schema';
import { fakeTasks, type FakeTasks } from '@caravan/tasks/port/testing';
import { tasksReasons } from '@caravan/tasks/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { createSupport, type SupportServer } from '../support.server.ts';

export interface SupportTestServer extends TestServer {
  feature: SupportServer;
  messages: FakeMessages;
  queues: FakeTasks;
  shopper: (userId: string) => Caller;
  /** A member of staff with these roles; the id is the first role's. */
  staff: (...staffRoles: [StaffRole, ...StaffRole[]]) => Caller;
}

/** The number of the order that belongs to a shopper; packages in the same way. */
export const orderOf = (userId: string): string => `OD-${userId.toUpperCase()}`;

/** Support alone, on a separate database. */
export const supportServer = async (): Promise<SupportTestServer> => {
  const messages = fakeMessages();
  const queues = fakeTasks();
  const writers = new Set<string>();
  const belongsTo = async (_db: unknown, userId: string, ref: string) => ref === orderOf(userId);
  const server = await testServer({
    config: { rateLimits: false, databasePool: 32 },
    compose: async (core) => {
      const support = await createSupport(core, {
        subjects: () => ({ order: { belongsTo }, package: { belongsTo } }),
        notifier: () => messages.port,
        tasks: () => queues.tasks,
        changes: () => ({
          changed: async (_db, { version }) => failer(tasksReasons)('changed_meanwhile', { version }),
        }),
        identities: () => ({
          // It asks the database as the real one does: inside a transaction only the transaction may be used.
          find: async (id, tx) => {
            await (tx ?? core.db).execute(sql`select 1`);
            return {
              id,
              email: `${id}@shop.test`,
              emailVerified: true,
              hasPassword: true,
              role: 'shopper',
              language: 'en',
            };
          },
        }),
        people: () => ({
          kind: 'person',
          roles: ['service'],
          find: async (_db, words, limit) =>
            [...writers]
              .filter((id) => id === words || `${id}@shop.test`.includes(words))
              .slice(0, limit)
              .map((id) => ({ ref: id, title: `${id}@shop.test`, state: null })),
        }),
        staffMembers: () => ({
          find: async (_db, ids) =>
            new Map(ids.map((id) => [id, { id, email: `${id}@shop.test`, name: `name of ${id}`, roles: [] }])),
          holding: async () => [],
          holdRoles: async () => [],
          rolesOf: async () => null,
        }),
        shop: aShop,
      });
      return { features: [support], support };
    },
  });
  await messages.start(server.core);
  return {
    ...server,
    feature: server.composed.support,
    messages,
    queues,
    shopper: (userId) => {
      writers.add(userId);
      return server.as({ userId });
    },
    staff: (...staffRoles) => server.as({ userId: `staff_${staffRoles[0]}`, role: 'staff', staffRoles }),
  };
};

export const keyed = (key = newId()) => ({ headers: { 'idempotency-key': key } });

export const start = (caller: Caller, over: Partial<NewConversationForm> = {}, language = 'en') =>
  caller.call(createConversationContract, {
    body: newConversation.parse({ about: { kind: 'general' }, text: 'Where is my tea?', ...over }),
    headers: { ...keyed().headers, 'client-language': language },
  });

export const write = (caller: Caller, id: string, message: NewMessageForm, key?: string) =>
  caller.call(writeMessageContract, { params: { id }, body: newMessage.parse(message), ...keyed(key) });

export const answer = (
  caller: Caller,
  id: string,
  text: string,
  more: { internal?: boolean; images?: string[] } = {},
) =>
  caller.call(writeStaffMessageContract, {
    params: { id },
    body: staffNewMessage.parse({ text, internal: false, ...more }),
    ...keyed(),
  });

/** A picture as browsers send it. */
export const pictureForm = async (): Promise<FormData> => {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#f5b23d' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('image', new File([new Uint8Array(bytes)], 'photo.png', { type: 'image/png' }));
  return form;
};

export const upload = async (caller: Caller) =>
  caller.call(uploadConversationPictureContract, { body: (await pictureForm()) as never });
