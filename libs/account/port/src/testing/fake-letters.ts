import type { Core } from '@caravan/server-core';
import { sql } from 'drizzle-orm';
import type { Letter, Notifier } from '../notifier.ts';

export interface FakeLetters {
  port: Notifier;
  /** Makes its own table in a test's database. */
  start: (core: Core) => Promise<void>;
  /** Letters that exist, in the order in which they were written; everybody's where nobody is named. */
  to: (userId?: string) => Promise<Letter[]>;
}

/** Letters kept in the test's database, so that those of an undone transaction do not exist. */
export const fakeLetters = (): FakeLetters => {
  let core: Core | undefined;
  return {
    async start(started) {
      core = started;
      await core.db.execute(
        sql`create table fake_letter (id serial, user_id text not null, key text not null, letter json not null, primary key (user_id, key))`,
      );
    },
    port: {
      async send(tx, letter) {
        await tx.execute(
          sql`insert into fake_letter (user_id, key, letter) values (${letter.userId}, ${letter.key}, ${JSON.stringify(letter)}) on conflict do nothing`,
        );
      },
    },
    async to(userId) {
      const whose = userId === undefined ? sql`true` : sql`user_id = ${userId}`;
      const found = await core?.db.execute<{ letter: Letter }>(sql`select letter from fake_letter where ${whose} order by id`);
      return found?.rows.map(({ letter }) => letter) ?? [];
    },
  };
};
