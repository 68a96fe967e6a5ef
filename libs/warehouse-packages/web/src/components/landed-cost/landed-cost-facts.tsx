import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbout } from '@caravan/content/api';
import { defaultLanguage, textIn, writtenIn } from '@caravan/kernel';
import { useDutyLines } from '@caravan/logistics/api';
import { type LandedCost } from '@caravan/logistics/contract';
import { logisticsPaths } from '@caravan/routes';
import { DescriptionList, Disclosure, Link, Stack, Text } from '@caravan/ui-kit';
import { useFormats, useLanguage, Written } from '@caravan/web-core';
import { missingRate } from '../../lib/missing-rate.ts';

/** Two amounts as a range, one amount, or that it is unknown. */
export const useCostText = (): ((low: number | null, high: number | null) => string) => {
  const { t } = useTranslation('warehouse-packages');
  const { asYuan } = useFormats();
  return (low, high) => {
    if (low === null || high === null) return t('landed.unknown');
    return low === high ? asYuan(low) : t('landed.from', { low: asYuan(low), high: asYuan(high) });
  };
};

const useLimitText = ({ duty, value_fen: value, figures, rate }: LandedCost): string => {
  const { t } = useTranslation('warehouse-packages');
  const { asYuan } = useFormats();
  const { standing, limit_fen: limit } = duty;
  if (standing === null) {
    return figures?.duty_limit && rate === null
      ? t('landed.limit.noRate', { currency: figures.currency })
      : t('landed.limit.unknown');
  }
  if (limit === null) return t('landed.limit.free');
  if (limit === 0) return t('landed.limit.none');
  if (standing === 'above' && value <= limit) return t('landed.limit.shipping');
  return t(`landed.limit.${standing}`, { limit: asYuan(limit) });
};

/** Where the declared value is, compared with the limit of customs duty. */
export const LimitText = ({ cost }: { cost: LandedCost }) => <Text size="sm">{useLimitText(cost)}</Text>;

/** The figures by which it was estimated, with the page that states each. */
const Sources = ({
  cost: { figures, version, rate, rate_day: rateDay, fee_rates: feeRates },
}: {
  cost: LandedCost;
}) => {
  const { t } = useTranslation('warehouse-packages');
  const { date, number } = useFormats();
  const linesOf = useDutyLines();
  if (!figures) return <Text size="sm">{t('landed.noFigures')}</Text>;
  const items = linesOf(figures).map(({ key, name, words, source }) => ({
    key,
    term: name,
    value: words,
    hint: source ? (
      <Link href={source.url} newTab external>
        <bdi lang={defaultLanguage}>{source.title}</bdi> ({t('landed.asOf', { day: date(`${source.as_of}T00:00:00Z`) })}
        )
      </Link>
    ) : null,
  }));
  return (
    <Disclosure look="plain" summary={t('landed.sources')}>
      <Stack gap="2">
        <DescriptionList items={items} />
        <Text size="xs" tone="muted">
          {t('landed.version', { version })}
          {[{ currency: figures.currency, rate, rate_day: rateDay }, ...feeRates].map((one) =>
            one.rate !== null && one.rate_day !== null && one.currency !== 'CNY' ? (
              <Fragment key={one.currency}>
                {' '}
                {t('landed.rate', {
                  currency: one.currency,
                  rate: number(Number(one.rate), { maximumFractionDigits: 12 }),
                  day: date(`${one.rate_day}T00:00:00Z`),
                })}
              </Fragment>
            ) : null,
          )}
        </Text>
      </Stack>
    </Disclosure>
  );
};

/** Leads to what the country charges now, beside the form in which the shopper is. */
const CountryLink = ({ country }: Pick<LandedCost, 'country'>) => {
  const { t } = useTranslation('warehouse-packages');
  const { country: nameOf } = useFormats();
  return (
    <Text size="sm">
      <Link href={logisticsPaths.countryDuty.href({ country })} newTab>
        {t('landed.country', { place: nameOf(country) })}
      </Link>
    </Text>
  );
};

export interface LandedCostFactsProps {
  cost: LandedCost;
  /** The subject and the time of the estimate. */
  about: ReactNode;
}

/** Duty, tax and their total, and where the figures come from. */
export const LandedCostFacts = ({ cost, about }: LandedCostFactsProps) => {
  const { t } = useTranslation('warehouse-packages');
  const language = useLanguage();
  const text = useCostText();
  const converted = useAbout();
  const { duty, tax, fees, total_low_fen: low, total_high_fen: high } = cost;
  const note = cost.figures?.note;
  const missing = missingRate(cost);
  return (
    <Stack gap="2">
      <DescriptionList
        look="totals"
        items={[
          { key: 'duty', term: t('landed.duty'), value: text(duty.low_fen, duty.high_fen) },
          { key: 'tax', term: t('landed.tax'), value: text(tax.low_fen, tax.high_fen) },
          ...(fees.high_fen !== 0 && cost.figures
            ? [{ key: 'fees', term: t('landed.fees'), value: text(fees.low_fen, fees.high_fen) }]
            : []),
          {
            key: 'total',
            term: t('landed.total'),
            value: text(low, high),
            hint: low === null ? null : converted(low, high ?? low),
            strong: true,
          },
        ]}
      />
      {missing === undefined ? null : <Text size="sm">{t('landed.noRate', { currency: missing })}</Text>}
      {note ? (
        <Text size="sm">
          <Written language={writtenIn(note, language)}>{textIn(note, language)}</Written>
        </Text>
      ) : null}
      <Text size="sm" tone="muted">
        {about}
      </Text>
      <Sources cost={cost} />
      <CountryLink country={cost.country} />
    </Stack>
  );
};
