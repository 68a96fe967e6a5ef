import { day } from '@caravan/kernel';
import type { ruleLists } from './duty-terms.ts';

/** The days of a rule, such as `2026-07-01`, both inclusive; undefined where it has no begin or no end. */
export interface Period {
  from?: string | undefined;
  until?: string | undefined;
}

/** Lists of rules by what they are about. */
export type RuleLists<Rule = Period> = Readonly<Record<(typeof ruleLists)[number], readonly Rule[]>>;

/** The day of a moment for rules: that of UTC. A parcel is weeks on its way, so hours do not matter. */
export const ruleDay = (at: Date): string => at.toISOString().slice(0, 10);

const inDays = (on: string, days: number): string => ruleDay(new Date(Date.parse(on) + days * day));
export const dayAfter = (on: string): string => inDays(on, 1);
export const dayBefore = (on: string): string => inDays(on, -1);

/** The rules that are in force on a day, in their order. */
export const rulesOn = <Rule extends Period>(rules: readonly Rule[], on: string): Rule[] =>
  rules.filter(({ from, until }) => (from === undefined || from <= on) && (until === undefined || on <= until));

/** All rules of a country in one list. */
export const allRules = <Rule>({ duty_limits, duty, fees, tax_limits, taxes }: RuleLists<Rule>): Rule[] => [
  ...duty_limits,
  ...duty,
  ...fees,
  ...tax_limits,
  ...taxes,
];

/** The days on which a rule begins, or on which one no longer applies, in order. */
export const turningDays = (lists: RuleLists): string[] => {
  const days = allRules(lists).flatMap(({ from, until }) => [
    ...(from === undefined ? [] : [from]),
    ...(until === undefined ? [] : [dayAfter(until)]),
  ]);
  return [...new Set(days)].sort();
};

const soonDays = 90;

/** Whether a day is so near that those who keep the rules should prepare for it: within 90 days. */
export const isSoon = (on: string, today: string): boolean => today <= on && on <= inDays(today, soonDays);
