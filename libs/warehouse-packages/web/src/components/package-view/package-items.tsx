import { useTranslation } from 'react-i18next';
import { cartOrdersPaths } from '@caravan/routes';
import type { Parcel } from '@caravan/warehouse-packages/contract';
import { Link, OffPaper, Panel, Row, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { GoodsList } from '../goods-list/goods-list.tsx';

/** The contents of the package, and the terms of its orders. */
export const PackageItems = ({ items }: Pick<Parcel, 'items'>) => {
  const { t } = useTranslation('warehouse-packages');
  const { asWeight } = useFormats();
  const weight = items.reduce((sum, item) => sum + item.weight_g, 0);
  const orders = [...new Set(items.flatMap((item) => (item.own ? [] : item.order_number)))];
  const total = (
    <Text size="sm" tone="muted" numeric>
      {t('pack.weight', { count: items.length, weight: asWeight(weight) })}
    </Text>
  );
  return (
    <Panel title={t('package.goods')} aside={total}>
      <GoodsList items={items} />
      <OffPaper>
        <Row gap="4" wrap>
          {orders.map((number) => (
            <Link key={number} to={cartOrdersPaths.orderTerms.href({ number })}>
              {t('package.terms', { number })}
            </Link>
          ))}
        </Row>
      </OffPaper>
    </Panel>
  );
};
