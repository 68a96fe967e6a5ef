import { useTranslation } from 'react-i18next';
import { day, type IsoInstant } from '@caravan/kernel';
import { disposalWarnings } from '@caravan/warehouse-packages/contract';
import { Text } from '@caravan/ui-kit';
import { LocalDay, useNow } from '@caravan/web-core';

export interface DisposalDateProps {
  at: IsoInstant;
  /** Goods that cannot be packed yet are not disposed of either. */
  packable: boolean;
}

const [firstWarning, secondWarning] = disposalWarnings;

/** Until when goods are kept: a plain date at first, a warning for the last 30 days. */
export const DisposalDate = ({ at, packable }: DisposalDateProps) => {
  const { t } = useTranslation('warehouse-packages');
  const now = useNow();
  if (!packable) return null;
  const left = now === undefined ? Infinity : (Date.parse(at) - now) / day;
  return left > firstWarning ? (
    <Text size="xs" tone="muted" numeric>
      <LocalDay at={at} text={(date) => t('item.keptUntil', { date })} />
    </Text>
  ) : (
    <Text size="sm" weight="medium" tone={left > secondWarning ? 'warning' : 'danger'} numeric>
      <LocalDay at={at} text={(date) => t('item.disposal', { date })} />
    </Text>
  );
};
