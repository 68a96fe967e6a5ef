import type { UserExport } from '@caravan/account/contract';
import type { AccountContext } from './account-context.ts';
import { allPersonalData } from './own-personal-data.ts';

/** Everything that any feature keeps of somebody, each under its section. */
export const exportUser = async (context: AccountContext, userId: string): Promise<UserExport> => {
  const parts = allPersonalData(context);
  const sections = new Set(parts.map(({ section }) => section));
  if (sections.size !== parts.length) throw new Error('two features export a section of the same name');
  const collected = await Promise.all(parts.map(async ({ section, collect }) => [section, await collect(userId)] as const));
  return { exported_at: context.clock().toISOString(), data: Object.fromEntries(collected) };
};
