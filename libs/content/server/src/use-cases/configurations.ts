import { isDeepStrictEqual } from 'node:util';
import {
  type Configurations,
  disposalDays,
  fail,
  firstArrivalPhotos,
  maxNote,
  type NewConfigurations,
  priceChangeReasons,
  type StaffConfigurations,
  unpaidHours,
} from '@caravan/content/contract';
import type { Core, Tx } from '@caravan/server-core';
import { findSetting, writeArrivalPhotos, writeSetting } from '../db/setting.repo.ts';
import type { ExpectedVersion } from '../db/write-version.ts';
import { rulesOf } from '../domain/terms-rules.ts';
import { topics, type ContentContext, type ShopSettings } from './content-context.ts';
import { knownCurrencies } from './exchange-rates.ts';
import { notWritten } from './not-written.ts';
import { readSettings, settingsFromMemory } from './shop-rules.ts';

/** The fixed rules of the service with what staff have set. */
const configured = ({
  features,
  arrival_photos: arrivalPhotos,
  rules,
}: ShopSettings): Omit<Configurations, 'currencies'> => {
  const { photo_fee_fen: fee, photo_max_count: most, ...own } = rulesOf(rules?.value);
  return {
    ...own,
    disposal_days: disposalDays,
    photo: { fee_fen: fee, max_count: most, note_max: maxNote },
    arrival_photos: arrivalPhotos?.value ?? firstArrivalPhotos,
    address_max: 20,
    unpaid_hours: unpaidHours,
    price_change_reasons: [...priceChangeReasons],
    features: { shipping_estimate: false, community: false, ...features?.value },
  };
};

/** The fixed rules of the service, and what staff have set. */
export const readConfigurations = async (context: ContentContext): Promise<Configurations> => {
  const [currencies, set] = await Promise.all([knownCurrencies(context), settingsFromMemory(context)]);
  return { ...configured(set), currencies };
};

/** The configurations with the version of the features, not from memory. */
export const readStaffConfigurations = async (context: ContentContext): Promise<StaffConfigurations> => {
  const currencies = await knownCurrencies(context);
  const set = await readSettings(context);
  return {
    ...configured(set),
    currencies,
    edited_at: set.features?.editedAt.toISOString() ?? null,
    version: set.features?.version ?? 0,
  };
};

/** The names of sent fields that differ from the current configuration. */
const changedRules = (
  sent: Omit<NewConfigurations, 'arrival_photos' | 'features'>,
  current: Configurations,
): string[] =>
  Object.entries(sent)
    .filter(([name, value]) => name in current && !isDeepStrictEqual(value, current[name as keyof Configurations]))
    .map(([name]) => name);

export interface ChangeConfigurations {
  given: NewConfigurations;
  expected: ExpectedVersion;
  /** Writes the audit entry in the same transaction. */
  audit: (tx: Tx) => Promise<void>;
}

/** Switches features on and off, and sets the photos of goods that arrive. Another rule with another value is refused by its field, and nothing changes. */
export const changeConfigurations = async (
  { transaction, clock, caches }: Pick<Core, 'transaction' | 'clock' | 'caches'>,
  context: ContentContext,
  { given, expected, audit }: ChangeConfigurations,
): Promise<Configurations> => {
  const { features, arrival_photos: arrivalPhotos, ...rules } = given;
  const refused = changedRules(rules, await readConfigurations(context));
  if (refused.length)
    throw fail('invalid', { fields: Object.fromEntries(refused.map((name) => [name, 'rule_of_service'])) });
  await transaction(async (tx) => {
    if (!(await writeSetting(tx, 'features', features, { now: clock(), expected })))
      throw await notWritten(
        context,
        tx,
        { kind: 'configurations', ref: 'features' },
        (await findSetting(tx, 'features'))?.version,
      );
    if (arrivalPhotos !== undefined) await writeArrivalPhotos(tx, arrivalPhotos, clock());
    await audit(tx);
    await caches.changed(tx, topics.features);
  });
  return readConfigurations(context);
};
