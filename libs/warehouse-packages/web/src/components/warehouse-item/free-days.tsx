import { useTranslation } from 'react-i18next';
import { formatFen } from '@caravan/kernel';
import { freeStorageDays, type StoreItem } from '@caravan/warehouse-packages/contract';
import { FreeDaysRing, Text } from '@caravan/ui-kit';
import { LocalDay } from '@caravan/web-core';
import styles from './warehouse-item.module.css';

/** The free storage days left, the daily fee afterwards, and the fee so far, as ring, number and text. */
export const FreeDays = ({
  item,
}: {
  item: Pick<StoreItem, 'days_left' | 'free_until' | 'daily_fee_fen' | 'storage_fen'>;
}) => {
  const { t } = useTranslation('warehouse-packages');
  const { days_left: left, free_until: until, daily_fee_fen: fee, storage_fen: owed } = item;
  const isOver = left === 0;
  const amount = formatFen(fee);
  return (
    <div className={styles.days}>
      <FreeDaysRing left={left} of={freeStorageDays} label={t('item.daysLeft', { count: left })} />
      <div className={styles.left}>
        <Text size="sm" weight="medium" tone={left > 7 ? 'ink' : left >= 3 ? 'warning' : 'danger'}>
          {isOver ? t('item.over') : t('item.left', { count: left })}
        </Text>
      </div>
      <div className={styles.fee}>
        <Text size="xs" tone="muted" numeric>
          <LocalDay at={until} text={(date) => t(isOver ? 'item.since' : 'item.then', { fee: amount, date })} />
        </Text>
        {owed > 0 ? (
          <Text size="xs" tone="danger" numeric>
            {t('item.owed', { amount: formatFen(owed) })}
          </Text>
        ) : null}
      </div>
    </div>
  );
};
