import { fail, mailedKinds, type Preferences, type PreferencesChange } from '@caravan/account/contract';
import type { Language } from '@caravan/kernel';
import { findPreferences, lockPreferences, savePreferences, type StoredPreferences } from '../db/preference.repo.ts';
import type { AccountContext } from './account-context.ts';

const present = (language: Language, { currency, declinedMails }: StoredPreferences): Preferences => ({
  language,
  currency,
  mails: Object.fromEntries(mailedKinds.map((kind) => [kind, !declinedMails.includes(kind)])) as Preferences['mails'],
});

const languageOf = async ({ identities }: AccountContext, userId: string): Promise<Language> => {
  const identity = await identities().find(userId);
  if (!identity) throw fail('login_required');
  return identity.language;
};

export const showPreferences = async (context: AccountContext, userId: string): Promise<Preferences> =>
  present(await languageOf(context, userId), await findPreferences(context.db, userId));

/** Changes the given fields. A currency must have an exchange rate. */
export const updatePreferences = async (
  context: AccountContext,
  userId: string,
  change: PreferencesChange,
): Promise<Preferences> => {
  const { transaction, clock, identities, logins, exchangeRates } = context;
  const { language, currency, mails = {} } = change;
  if (currency && !(await exchangeRates().toCny(currency)))
    throw fail('invalid', { fields: { currency: 'not_allowed' } });
  await transaction(async (tx) => {
    if (!(await identities().find(userId, tx))) throw fail('login_required');
    await lockPreferences(tx, userId);
    const before = await findPreferences(tx, userId);
    const declinedMails = mailedKinds.filter((kind) =>
      mails[kind] === undefined ? before.declinedMails.includes(kind) : !mails[kind],
    );
    await savePreferences(tx, userId, { currency: currency ?? before.currency, declinedMails }, clock());
    if (language) await logins().setLanguage(tx, userId, language);
  });
  return showPreferences(context, userId);
};
