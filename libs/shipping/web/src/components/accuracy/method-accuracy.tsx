import { useTranslation } from 'react-i18next';
import { warehousePackagesPaths } from '@caravan/routes';
import type { ShippingAccuracy } from '@caravan/shipping/contract';
import { Link, Text } from '@caravan/ui-kit';
import { LocalDay, useFormats } from '@caravan/web-core';
import { usePercent, type AccuracyTo } from '../../lib/accuracy.ts';
import styles from './accuracy.module.css';

/** How well the quotes and days of a shipping method were kept, in two lines; only phrasing, so that a label may hold it. */
export const MethodAccuracy = ({ found: { fees, days } }: { found: ShippingAccuracy }) => {
  const { t } = useTranslation('shipping');
  const { number } = useFormats();
  const percent = usePercent();
  return (
    <span className={styles.lines}>
      <span>
        {fees ? (
          <LocalDay
            at={fees.since}
            text={(date) =>
              t('accuracy.feesLine', {
                median: percent(fees.median_percent),
                p90: percent(fees.p90_percent),
                parcels: number(fees.parcels),
                date,
              })
            }
          />
        ) : (
          t('accuracy.feesFew')
        )}
      </span>
      <span>
        {days ? (
          <LocalDay
            at={days.since}
            text={(date) =>
              t('accuracy.daysLine', {
                median: number(days.median_days),
                p90: number(days.p90_days),
                parcels: number(days.parcels),
                date,
              })
            }
          />
        ) : (
          t('accuracy.daysFew')
        )}
      </span>
    </span>
  );
};

/** Leads to all figures. */
export const AccuracyLink = ({ hasTooFew = false }: { hasTooFew?: boolean }) => {
  const { t } = useTranslation('shipping');
  return (
    <Text size="sm" tone="muted">
      <Link to={warehousePackagesPaths.accuracy.href()}>{t(hasTooFew ? 'accuracy.linkFew' : 'accuracy.link')}</Link>
    </Text>
  );
};

/** Says so if there are no figures for this country, and leads to all. */
export const AccuracyNote = ({ accuracy }: { accuracy: AccuracyTo | undefined }) => {
  const { t } = useTranslation('shipping');
  const { country } = useFormats();
  return (
    <>
      {accuracy?.found.length === 0 ? (
        <Text size="sm" tone="muted">
          {t('accuracy.fewTo', { place: country(accuracy.country) })}
        </Text>
      ) : null}
      <AccuracyLink />
    </>
  );
};
