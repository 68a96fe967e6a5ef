import { useTranslation } from 'react-i18next';
import { formatFen } from '@caravan/kernel';
import { useDutyLines } from '@caravan/logistics/api/staff';
import type { LandedCost } from '@caravan/logistics/contract';
import { DescriptionList, Link, Panel } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';

/** Duty and tax as they were estimated when the package was created, with version, rate and sources of that moment. */
export const LandedCostPanel = ({ cost }: { cost: LandedCost }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const { date } = useFormats();
  const linesOf = useDutyLines();
  const { duty, tax, fees, figures, version, rate, rate_day: rateDay } = cost;
  const dayOf = (written: string): string => date(`${written}T00:00:00Z`);
  const range = (low: number | null, high: number | null): string => {
    if (low === null || high === null) return t('landed.unknown');
    return low === high ? formatFen(low) : t('landed.range', { low: formatFen(low), high: formatFen(high) });
  };
  const lines = figures ? linesOf(figures) : [];
  return (
    <Panel
      title={t('landed.title')}
      text={t('landed.lead', { day: date(cost.at), value: formatFen(cost.value_fen) })}
      gap="3"
    >
      <DescriptionList
        items={[
          { key: 'duty-cost', term: t('landed.duty'), value: range(duty.low_fen, duty.high_fen) },
          { key: 'tax-cost', term: t('landed.tax'), value: range(tax.low_fen, tax.high_fen) },
          ...(fees.high_fen !== 0 && figures
            ? [{ key: 'fees-cost', term: t('landed.fees'), value: range(fees.low_fen, fees.high_fen) }]
            : []),
          { key: 'total', term: t('landed.total'), value: range(cost.total_low_fen, cost.total_high_fen) },
          ...(version === null ? [] : [{ key: 'version', term: t('landed.version'), value: String(version) }]),
          ...(figures && rate !== null && rateDay !== null
            ? [
                {
                  key: 'rate',
                  term: t('landed.rate'),
                  value: t('landed.rateOf', { currency: figures.currency, rate, day: dayOf(rateDay) }),
                },
              ]
            : []),
          ...lines.map(({ key, name, words, source }) => ({
            key,
            term: name,
            value: words,
            hint: source ? (
              <Link href={source.url} newTab external>
                <bdi lang="en">{source.title}</bdi> {t('landed.asOf', { day: dayOf(source.as_of) })}
              </Link>
            ) : null,
          })),
        ]}
      />
    </Panel>
  );
};
