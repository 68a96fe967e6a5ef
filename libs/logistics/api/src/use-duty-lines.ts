import { useCallback } from 'react';
import { byLanguage } from '@caravan/kernel';
import {
  rulesOf,
  type DutyBand,
  type DutyFee,
  type DutyFigures,
  type DutyLimit,
  type DutyRules,
  type DutySource,
  type ImportTax,
  type Period,
  type RuleList,
} from '@caravan/logistics/contract';
import { useFormats, useLanguage } from '@caravan/web-core';
import type { words as en } from './duty-words/en.ts';

/** One figure of a country in words, with the days for which it is in force; without a source it is unknown. */
export interface DutyLine {
  key: string;
  name: string;
  words: string;
  source: DutySource | null;
  /** The last day on which it is in force, such as `2028-06-30`. */
  until: string | undefined;
}

type Known = Period & { source: DutySource };

const words = byLanguage(import.meta.glob<typeof en>('./duty-words/??.ts', { eager: true, import: 'words' }));

const shareOptions = { style: 'percent', maximumFractionDigits: 2 } as const;

/** `1900` and `2000` basis points as `19–20%`, in German `19–20 %`. */
const ratesText = (
  { low_bp: low, high_bp: high }: { low_bp: number; high_bp: number },
  number: (value: number, options?: Intl.NumberFormatOptions) => string,
): string => {
  const percent = number(high / 10_000, shareOptions);
  return low === high ? percent : `${number(low / 100)}–${percent}`;
};

/** The texts of the figures, by what they are about. */
const useDutyTexts = () => {
  const language = useLanguage();
  const { money, number, date } = useFormats();
  return useCallback(
    ({ currency }: Pick<DutyRules, 'currency'>) => {
      const say = words[language];
      const amount = (cents: number, of = currency): string => money(String(cents / 100), of);
      const within = (end: DutyBand['up_to'], text: string): string =>
        end ? say.upTo(amount(end.amount_cents), say.basis[end.basis], text) : text;
      const day = (on: string): string => date(`${on}T00:00:00Z`);
      return {
        say,
        limit: (limit: DutyLimit): string => {
          if (limit.amount_cents === null) return say.free;
          return limit.amount_cents === 0 ? say.noLimit : say.limit(amount(limit.amount_cents), say.basis[limit.basis]);
        },
        band: (band: DutyBand, index: number): string => {
          const text =
            band.kind === 'flat'
              ? say.flat[band.per](amount(band.amount_cents))
              : say.of(ratesText(band, number), say.base[band.base]);
          return band.up_to || index === 0 ? within(band.up_to, text) : say.above(text);
        },
        fee: ({ up_to: end, low_cents: low, high_cents: high, currency: of, per, tax_bp: tax }: DutyFee): string => {
          const sum = low === high ? amount(low, of) : say.range(amount(low, of), amount(high, of));
          return within(end, say.flat[per](tax ? say.withTax(sum, number(tax / 10_000, shareOptions)) : sum));
        },
        tax: (tax: ImportTax): string => say.of(ratesText(tax, number), say.base[tax.base]),
        inForce: ({ from, until }: Period, text: string): string => {
          if (from !== undefined && until !== undefined) return say.between(text, day(from), day(until));
          if (from !== undefined) return say.from(text, day(from));
          return until === undefined ? text : say.until(text, day(until));
        },
      };
    },
    [date, language, money, number],
  );
};

/** The figures of a country in words, in the order in which they are charged, with their sources. */
export const useDutyLines = (): ((known: DutyFigures | DutyRules) => DutyLine[]) => {
  const textsOf = useDutyTexts();
  return useCallback(
    (known) => {
      const rules = 'duty_limits' in known ? known : rulesOf(known);
      const { say, inForce, ...texts } = textsOf(rules);
      const lines = <Rule extends Known>(
        list: RuleList,
        of: readonly Rule[],
        text: (rule: Rule, index: number) => string,
      ) =>
        of.map((rule, index) => ({
          key: `${list}-${index}`,
          name: say.name[list],
          words: inForce(rule, text(rule, index)),
          source: rule.source,
          until: rule.until,
        }));
      const orUnknown = (list: RuleList, found: DutyLine[]): DutyLine[] =>
        found.length > 0
          ? found
          : [{ key: list, name: say.name[list], words: say.unknown, source: null, until: undefined }];
      const isFree = (limits: readonly DutyLimit[]) => limits.some(({ amount_cents: cents }) => cents === null);
      const duty = lines('duty', rules.duty, texts.band);
      const taxes = lines('taxes', rules.taxes, texts.tax);
      return [
        ...orUnknown('duty_limits', lines('duty_limits', rules.duty_limits, texts.limit)),
        ...(isFree(rules.duty_limits) ? duty : orUnknown('duty', duty)),
        ...lines('fees', rules.fees, texts.fee),
        ...orUnknown('tax_limits', lines('tax_limits', rules.tax_limits, texts.limit)),
        ...(isFree(rules.tax_limits) ? [] : orUnknown('taxes', taxes)),
      ];
    },
    [textsOf],
  );
};
