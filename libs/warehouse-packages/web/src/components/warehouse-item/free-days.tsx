import { useTranslation } from 'react-i18next';
import { day } from '@caravan/kernel';
import { type StoreItem } from '@caravan/warehouse-packages/contract';
import { FreeDaysRing, Text } from '@caravan/ui-kit';
import { LocalDay, useFormats } from '@caravan/web-core';
import { DisposalDate } from './disposal-date.tsx';
import styles from './warehouse-item.module.css';

export interface FreeDaysProps {
  item: Pick<
    StoreItem,
    | 'daily_fee_fen'
    | 'days_left'
    | 'dispose_at'
    | 'fee_max_fen'
    | 'free_until'
    | 'packable'
    | 'storage_fen'
    | 'stored_at'
  >;
}

/** The fee so far and the most that it can be; once it is that, the fee of a day does not matter any more. */
const Owed = ({ item: { storage_fen: owed, fee_max_fen: most } }: FreeDaysProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { asYuan } = useFormats();
  const key = owed < most ? 'item.owedSoFar' : 'item.owedInAll';
  return (
    <Text size="xs" tone="danger" numeric>
      {t(key, { amount: asYuan(owed), most: asYuan(most) })}
    </Text>
  );
};

/** All free days of goods: one at least, so that the ring has a part. */
const freeDays = ({ stored_at: from, free_until: to }: FreeDaysProps['item']): number =>
  Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / day));

/**
 * The free storage days left, the daily fee afterwards, and the fee so far, as ring, number and text; after the free
 * days the date of disposal, too.
 */
export const FreeDays = ({ item }: FreeDaysProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { asYuan } = useFormats();
  const { days_left: left, free_until: until, daily_fee_fen: fee, storage_fen: owed, dispose_at: disposal } = item;
  const isOver = left === 0;
  const amount = asYuan(fee);
  return (
    <div className={styles.days}>
      <FreeDaysRing left={left} of={freeDays(item)} label={t('item.daysLeft', { count: left })} />
      <div className={styles.left}>
        <Text size="sm" weight="medium" tone={left > 7 ? 'ink' : left >= 3 ? 'warning' : 'danger'}>
          {isOver ? t('item.over') : t('item.left', { count: left })}
        </Text>
      </div>
      <div className={styles.fee}>
        {owed < item.fee_max_fen ? (
          <Text size="xs" tone="muted" numeric>
            <LocalDay at={until} text={(date) => t(isOver ? 'item.since' : 'item.then', { fee: amount, date })} />
          </Text>
        ) : null}
        {owed > 0 ? <Owed item={item} /> : null}
        {isOver && disposal !== null ? <DisposalDate at={disposal} packable={item.packable} /> : null}
      </div>
    </div>
  );
};
