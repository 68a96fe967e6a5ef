import { allRules, dayBefore, rulesOn, turningDays, type Period } from './duty-days.ts';
import { ruleLists, type RuleList } from './duty-terms.ts';
import type { DutyFigures, DutyRules } from './duties.schema.ts';

/** The charges of a country on a day, such as `2026-11-24`: the rules that are in force then (specification 29.9). */
export const figuresOn = (rules: DutyRules, on: string): DutyFigures => ({
  currency: rules.currency,
  note: rules.note,
  duty_limit: rulesOn(rules.duty_limits, on)[0] ?? null,
  tax_limit: rulesOn(rules.tax_limits, on)[0] ?? null,
  tax: rulesOn(rules.taxes, on)[0] ?? null,
  duty: rulesOn(rules.duty, on),
  fees: rulesOn(rules.fees, on),
});

/** The figures of one day as rules, to show both in one way. */
export const rulesOf = ({ duty_limit, tax_limit, tax, duty, fees, ...common }: DutyFigures): DutyRules => ({
  ...common,
  duty_limits: duty_limit ? [duty_limit] : [],
  tax_limits: tax_limit ? [tax_limit] : [],
  taxes: tax ? [tax] : [],
  duty,
  fees,
});

/** Whether any figure is known. */
export const hasFigures = (figures: DutyFigures): boolean => allRules<Period>(rulesOf(figures)).length > 0;

/** A day on which other rules begin to apply. */
export interface DutyTurn {
  day: string;
  /** The lists of the rules that change. */
  changed: RuleList[];
  /** The lists that are known until then and unknown afterwards. A fee that ends is not unknown. */
  lost: RuleList[];
}

const isSame = (before: readonly Period[], after: readonly Period[]): boolean =>
  before.length === after.length && before.every((rule, index) => rule === after[index]);

/** The changes in the rules of a country after this day, in order. */
export const turnsAfter = (rules: DutyRules, on: string): DutyTurn[] =>
  turningDays(rules)
    .filter((day) => day > on)
    .map((day) => {
      const inForce = (list: RuleList, at: string) => rulesOn<Period>(rules[list], at);
      const changed = ruleLists.filter((list) => !isSame(inForce(list, dayBefore(day)), inForce(list, day)));
      return { day, changed, lost: changed.filter((list) => list !== 'fees' && inForce(list, day).length === 0) };
    })
    .filter(({ changed }) => changed.length > 0);

/** The lists that have ended and have no successor on this day, so that they are unknown. */
export const endedBy = (rules: DutyRules, on: string): RuleList[] =>
  ruleLists.filter(
    (list) =>
      list !== 'fees' &&
      rulesOn<Period>(rules[list], on).length === 0 &&
      rules[list].some(({ until }) => until !== undefined && until < on),
  );

/** The days of the sources of these rules, the oldest first. */
export const sourceDays = (rules: DutyRules): string[] =>
  allRules<{ source: { as_of: string } }>(rules)
    .map(({ source }) => source.as_of)
    .sort();
