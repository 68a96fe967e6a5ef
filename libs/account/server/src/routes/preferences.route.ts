import { getPreferencesSchema, updatePreferencesSchema } from '@caravan/account/contract/schema';
import { route } from '@caravan/server-core';
import type { AccountContext } from '../use-cases/account-context.ts';
import { showPreferences, updatePreferences } from '../use-cases/preferences.ts';

export const getPreferencesRoute = (context: AccountContext) => route(getPreferencesSchema, ({ session }) => showPreferences(context, session.userId));

export const updatePreferencesRoute = (context: AccountContext) =>
  route(updatePreferencesSchema, ({ session, body }) => updatePreferences(context, session.userId, body));
