import type { Core, Happening, Message, Notifier } from '@caravan/server-core';
import { sql } from 'drizzle-orm';

export interface FakeMessages {
  port: Notifier;
  /** Creates its table in a test's database. */
  start: (core: Core) => Promise<void>;
  /** The stored messages in the order of writing; without `userId` those of all users. */
  to: (userId?: string) => Promise<Message[]>;
  /** Published events about a user's things, in the order of writing. */
  happenings: (userId: string) => Promise<Happening[]>;
}

/** A notifier that stores messages in the test's database, so that a rolled-back transaction removes its messages. */
export const fakeMessages = (): FakeMessages => {
  let core: Core | undefined;
  return {
    async start(started) {
      core = started;
      await core.db.execute(
        sql`create table if not exists fake_message (id serial, user_id text not null, key text not null, message json not null, primary key (user_id, key))`,
      );
      await core.db.execute(
        sql`create table if not exists fake_happening (id serial, user_id text not null, happening json not null)`,
      );
    },
    port: {
      async send(tx, message) {
        await tx.execute(
          sql`insert into fake_message (user_id, key, message) values (${message.userId}, ${message.key}, ${JSON.stringify(message)}) on conflict do nothing`,
        );
      },
      async publish(tx, happening) {
        await tx.execute(
          sql`insert into fake_happening (user_id, happening) values (${happening.userId}, ${JSON.stringify(happening)})`,
        );
      },
    },
    async to(userId) {
      const whose = userId === undefined ? sql`true` : sql`user_id = ${userId}`;
      const found = await core?.db.execute<{ message: Message }>(
        sql`select message from fake_message where ${whose} order by id`,
      );
      return found?.rows.map(({ message }) => message) ?? [];
    },
    async happenings(userId) {
      const found = await core?.db.execute<{ happening: Happening }>(
        sql`select happening from fake_happening where user_id = ${userId} order by id`,
      );
      return found?.rows.map(({ happening }) => happening) ?? [];
    },
  };
};
