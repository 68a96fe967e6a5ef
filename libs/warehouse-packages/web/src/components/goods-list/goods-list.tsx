import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { specText } from '@caravan/goods/contract';
import { goodsSourceHref } from '@caravan/routes';
import type { ParcelItem } from '@caravan/warehouse-packages/contract';
import { Link, Text } from '@caravan/ui-kit';
import { useFormats, useLanguage } from '@caravan/web-core';
import { GoodsThumb } from './goods-thumb.tsx';
import styles from './goods-list.module.css';

export interface GoodsListProps<Item extends ParcelItem> {
  items: readonly Item[];
  noteOf?: (item: Item) => ReactNode;
}

/** The goods of a package: picture, name, quantity, weight and order. */
export const GoodsList = <Item extends ParcelItem>({ items, noteOf }: GoodsListProps<Item>) => {
  const { t } = useTranslation('warehouse-packages');
  const { asWeight } = useFormats();
  const language = useLanguage();
  return (
    <ul className={styles.goods}>
      {items.map((item) => (
        <li key={item.id} className={styles.line}>
          <GoodsThumb item={item} />
          <div className={styles.words}>
            <Text size="sm" weight="medium">
              {item.name}
            </Text>
            <Text size="xs" tone="muted">
              {[specText(item.spec, language), t('item.pieces', { count: item.quantity })].filter(Boolean).join(' · ')}
            </Text>
            <Text size="xs" tone="muted">
              {t(item.own ? 'item.own' : 'item.order')}{' '}
              <Link to={goodsSourceHref(item.order_number)}>{item.order_number}</Link>
            </Text>
            {noteOf?.(item)}
          </div>
          <Text as="span" size="sm" numeric>
            {asWeight(item.weight_g)}
          </Text>
        </li>
      ))}
    </ul>
  );
};
