import { isDeepStrictEqual } from 'node:util';
import {
  allRules,
  fail,
  figuresOn,
  hasFigures,
  ruleDay,
  turningDays,
  turnsAfter,
  type CountryDuty,
  type CountryDutyHistory,
  type DutyChange,
  type DutySource,
  type DutyVersion,
  type PublicDuty,
} from '@caravan/logistics/contract';
import type { Audit, Tx } from '@caravan/server-core';
import {
  countRules,
  currentRules,
  insertRule,
  insertRules,
  lockRules,
  ruleAt,
  scheduledRules,
  versionsOf,
} from '../db/duty-rule.repo.ts';
import type { DutyRuleRow } from '../db/duty-rule.table.ts';
import { isCountry } from '../domain/lead-rules.ts';
import { seedDuties } from '../seed/duties.ts';
import type { LogisticsContext } from './logistics-context.ts';

/**
 * The topic of what visitors' pages say about duty and tax. A version of the future comes into force without a write:
 * the pages show it within two minutes, as everything that changes by time alone.
 */
const dutiesTopic = 'logistics.duties';

/** Inserts the figures that Caravan ships with if there are none; existing ones never change. */
export const ensureDuties = async ({ db, clock }: Pick<LogisticsContext, 'db' | 'clock'>): Promise<void> => {
  if ((await countRules(db)) > 0) return;
  const createdAt = clock();
  await insertRules(
    db,
    Object.entries(seedDuties).map(([country, rules]) => ({
      country,
      version: 1,
      rules,
      effectiveFrom: null,
      createdAt,
    })),
  );
};

const presentVersion = ({ version, rules, effectiveFrom, createdAt }: DutyRuleRow): DutyVersion => ({
  version,
  effective_from: effectiveFrom?.toISOString() ?? null,
  created_at: createdAt.toISOString(),
  rules,
});

const presentCountry = (row: DutyRuleRow, scheduled: readonly DutyRuleRow[]): CountryDuty => ({
  country: row.country,
  ...presentVersion(row),
  scheduled: scheduled.filter(({ country }) => country === row.country).map(presentVersion),
});

/** All countries with their versions of the future. A country whose first version is one of the future shows that. */
export const showDuties = async ({ db, clock }: Pick<LogisticsContext, 'db' | 'clock'>): Promise<CountryDuty[]> => {
  const now = clock();
  const current = await currentRules(db, now);
  const scheduled = await scheduledRules(db, now);
  const known = new Set(current.map(({ country }) => country));
  const firsts = scheduled.filter(
    ({ country }, index) => !known.has(country) && scheduled[index - 1]?.country !== country,
  );
  return [...current, ...firsts]
    .sort((a, b) => (a.country < b.country ? -1 : 1))
    .map((row) => presentCountry(row, scheduled));
};

const showCountry = async (db: LogisticsContext['db'] | Tx, now: Date, country: string): Promise<CountryDuty> => {
  const scheduled = await scheduledRules(db, now, country);
  const row = (await ruleAt(db, country, now)) ?? scheduled[0];
  if (!row) throw fail('not_found');
  return presentCountry(row, scheduled);
};

/** A country with all its versions. */
export const showHistory = async (
  { db, clock }: Pick<LogisticsContext, 'db' | 'clock'>,
  country: string,
): Promise<CountryDutyHistory> => ({
  ...(await showCountry(db, clock(), country)),
  versions: (await versionsOf(db, country)).map(presentVersion),
});

/** Everybody may read the figures of today, and those that the rules name for later. */
export const showPublicDuty = async (
  { db, clock }: Pick<LogisticsContext, 'db' | 'clock'>,
  country: string,
): Promise<PublicDuty> => {
  const now = clock();
  const row = await ruleAt(db, country, now);
  if (!row) return { country, duty: null };
  const { rules, ...version } = presentVersion(row);
  const today = ruleDay(now);
  const coming = turnsAfter(rules, today).map(({ day }) => ({ day, figures: figuresOn(rules, day) }));
  return { country, duty: { ...version, figures: figuresOn(rules, today), coming } };
};

/** The countries of which some figure is known at this moment. */
export const knownDuties = async ({ db, clock }: Pick<LogisticsContext, 'db' | 'clock'>): Promise<DutyRuleRow[]> => {
  const now = clock();
  return (await currentRules(db, now)).filter(({ rules }) => hasFigures(figuresOn(rules, ruleDay(now))));
};

/** When the figures of a country last became others: by a new version, or by the days of its rules. */
export const changedAt = ({ rules, effectiveFrom, createdAt }: DutyRuleRow, now: Date): Date => {
  const since = effectiveFrom ?? createdAt;
  const turned = turningDays(rules).findLast((on) => on <= ruleDay(now));
  return turned !== undefined && new Date(turned) > since ? new Date(turned) : since;
};

export interface DutyEdit {
  country: string;
  change: DutyChange;
  /** The highest version that the caller saw. */
  version: number | undefined;
  audit: Audit;
  unchanged: () => void;
}

/**
 * Inserts the next version of a country, in force at once or from a moment of the future on. What changes nothing at
 * that moment gets no new version.
 */
export const changeDuty = async (
  tx: Tx,
  { clock, staffChanges, caches }: Pick<LogisticsContext, 'clock' | 'staffChanges' | 'caches'>,
  { country, change: { effective_from, ...rules }, version, audit, unchanged }: DutyEdit,
): Promise<CountryDuty> => {
  const now = clock();
  if (!isCountry(country)) throw fail('country_unknown');
  if (allRules<{ source: DutySource }>(rules).some(({ source }) => new Date(source.as_of) > now))
    throw fail('source_in_future');
  const latest = await lockRules(tx, country);
  const wanted = effective_from ? new Date(effective_from) : now;
  const effectiveFrom = wanted > now ? wanted : now;
  const before = await ruleAt(tx, country, effectiveFrom);
  if (before && isDeepStrictEqual(before.rules, rules)) {
    unchanged();
    return showCountry(tx, now, country);
  }
  const subject = { kind: 'duty', ref: country };
  if (version !== undefined && version !== latest)
    throw await staffChanges().changed(tx, { ...subject, version: latest });
  await insertRule(tx, { country, version: latest + 1, rules, effectiveFrom, createdAt: now });
  await caches.changed(tx, dutiesTopic);
  await audit(tx, {
    action: 'duty.update',
    subject,
    data: {
      from_version: before?.version ?? null,
      to_version: latest + 1,
      effective_from: effectiveFrom.toISOString(),
    },
  });
  return showCountry(tx, now, country);
};
