import type { Findable } from '@caravan/tasks/port';
import { searchAccounts } from '../accounts/user-account.repo.ts';

/** Finds accounts by a part of the e-mail or by the id, for the roles that may read `GET /staff/users`. */
export const findablePeople: Findable = {
  kind: 'person',
  roles: ['service', 'finance', 'auditor'],
  async find(db, words, limit) {
    const { items } = await searchAccounts(db, { words, alsoIds: [], page: 1, page_size: limit });
    return items.map(({ id, email, name, role }) => ({
      ref: id,
      title: name === null ? email : `${name} · ${email}`,
      state: role,
    }));
  },
};
