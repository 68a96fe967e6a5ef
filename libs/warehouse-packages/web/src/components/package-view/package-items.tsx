import { useTranslation } from 'react-i18next';
import { formatWeight } from '@caravan/kernel';
import type { Parcel } from '@caravan/warehouse-packages/contract';
import { Panel, Text } from '@caravan/ui-kit';
import { GoodsList } from '../goods-list/goods-list.tsx';

/** The contents of the package. */
export const PackageItems = ({ items }: Pick<Parcel, 'items'>) => {
  const { t } = useTranslation('warehouse-packages');
  const weight = items.reduce((sum, item) => sum + item.weight_g, 0);
  const total = (
    <Text size="sm" tone="muted" numeric>
      {t('pack.weight', { count: items.length, weight: formatWeight(weight) })}
    </Text>
  );
  return (
    <Panel title={t('package.goods')} aside={total}>
      <GoodsList items={items} />
    </Panel>
  );
};
