import type { LoginSessions } from '@caravan/account/contract';
import type { OwnSession } from '@caravan/auth/port';
import type { AccountContext } from './account-context.ts';

/** A user's sessions: the current one first, then the others by last use. */
export const listSessions = async (
  { logins }: AccountContext,
  { userId, sessionId }: OwnSession,
): Promise<LoginSessions> => {
  const sessions = (await logins().sessions(userId)).map(({ id, startedAt, seenAt, agent }) => ({
    id,
    current: id === sessionId,
    started_at: startedAt.toISOString(),
    seen_at: seenAt.toISOString(),
    agent,
  }));
  return [...sessions.filter(({ current }) => current), ...sessions.filter(({ current }) => !current)];
};
