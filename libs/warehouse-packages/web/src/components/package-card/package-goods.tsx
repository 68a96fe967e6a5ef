import type { Parcel } from '@caravan/warehouse-packages/contract';
import { Image, Text } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { thumbOf } from '../../lib/item-image.ts';
import styles from './package-card.module.css';

/** Pictures that stand beside each other before the rest is only counted. */
const most = 4;

/** The goods at a glance: pictures, and the names for those who do not see them. */
export const PackageGoods = ({ items }: Pick<Parcel, 'items'>) => {
  const t = useTexts('warehouse-packages');
  const shown = items.length > most ? items.slice(0, most - 1) : items;
  return (
    <div>
      <ul className={styles.thumbs}>
        {shown.map((item) => (
          <li key={item.id} title={item.name}>
            <Image {...thumbOf(item)} alt={item.name} size="72" radius="control" fallbackIcon="box" />
          </li>
        ))}
        {items.length > shown.length ? <li className={styles.more}>{t('packages.more', { count: items.length - shown.length })}</li> : null}
      </ul>
      <Text size="sm" tone="ink2" lines={2}>
        {items.map((item) => `${item.name} × ${item.quantity}`).join(' · ')}
      </Text>
    </div>
  );
};
