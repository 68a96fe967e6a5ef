import { fail } from '@caravan/auth/contract';
import type { Identity, ListedLogin, LoginSession, Logins, PasswordChange } from '@caravan/auth/port';

export interface FakeLogins {
  port: Logins;
  /** Passwords by account id. An account without an entry has `ferry246`. */
  passwords: Map<string, string>;
  /** Devices by account id. */
  sessions: Map<string, LoginSession[]>;
  changes: PasswordChange[];
}

/** An in-memory implementation of auth's port. */
export const fakeLogins = (identities: Map<string, Identity>): FakeLogins => {
  const passwords = new Map<string, string>();
  const sessions = new Map<string, LoginSession[]>();
  const changes: PasswordChange[] = [];
  const isRight = (userId: string, password: string) => (passwords.get(userId) ?? 'ferry246') === password;
  const createdAt = new Date('2026-11-01T00:00:00Z');
  const port: Logins = {
    sessions: async (userId) => sessions.get(userId) ?? [],
    endOthers: async ({ userId, sessionId }) => {
      sessions.set(
        userId,
        (sessions.get(userId) ?? []).filter(({ id }) => id === sessionId),
      );
    },
    changePassword: async (change) => {
      if (!isRight(change.userId, change.oldPassword)) return false;
      passwords.set(change.userId, change.password);
      changes.push(change);
      return true;
    },
    prove: async ({ userId, password = '' }) => {
      const wrong = () => fail('password_wrong', { fields: { password: 'password_wrong' } });
      const isProven = () => isRight(userId, password) && identities.has(userId);
      if (!isProven()) throw wrong();
      return {
        hold: async () => {
          if (!isProven()) throw wrong();
        },
      };
    },
    setLanguage: async (_, userId, language) => {
      const identity = identities.get(userId);
      if (identity) identities.set(userId, { ...identity, language });
    },
    apiTokens: async () => 3,
    find: async (userId) => {
      const identity = identities.get(userId);
      return identity && { ...identity, name: null, createdAt };
    },
    search: async ({ words, alsoIds, page, page_size }) => {
      const found = [...identities.values()].filter(
        ({ id, email }) => email.includes(words.toLowerCase()) || id === words || alsoIds.includes(id),
      );
      const shown = found.slice((page - 1) * page_size, page * page_size);
      const items: ListedLogin[] = shown.map(({ id, email, emailVerified, role }) => ({
        id,
        email,
        name: null,
        emailVerified,
        role,
        createdAt,
      }));
      return { items, page, page_size, total: found.length, next: null, count: found.length };
    },
  };
  return { port, passwords, sessions, changes };
};
