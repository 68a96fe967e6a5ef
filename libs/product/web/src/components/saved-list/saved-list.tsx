import { useTranslation } from 'react-i18next';
import { shopLabel, thumbAt } from '@caravan/goods/contract';
import { productHref } from '@caravan/routes';
import { IconButton, Image, Link, Text } from '@caravan/ui-kit';
import { LocalDay, useFormats, useLanguage } from '@caravan/web-core';
import type { BrowserLink } from '../../saved/browser-links.ts';
import styles from './saved-list.module.css';

export interface SavedListProps<Item extends BrowserLink> {
  items: readonly Item[];
  /** Absent if single items cannot be removed. */
  onRemove?: (item: Item) => void;
}

/** Products by picture and name, with the price and the day when they were saved. */
export const SavedList = <Item extends BrowserLink>({ items, onRemove }: SavedListProps<Item>) => {
  const { t } = useTranslation('product');
  const { asYuan } = useFormats();
  const language = useLanguage();
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.url} className={styles.item}>
          <Image {...thumbAt(item.image)} alt="" ratio="1" />
          <div>
            <span className={styles.name}>
              <Link to={productHref(item.url)} look="strong">
                {item.title}
              </Link>
            </span>
            <Text size="sm" tone="muted" numeric>
              <LocalDay at={item.saved_at} text={(on) => t('saved.priceThen', { price: asYuan(item.price_fen), on })} />
            </Text>
            <Text size="sm" tone="muted">
              {shopLabel(item.platform, item.url, language)}
            </Text>
          </div>
          {onRemove ? (
            <IconButton icon="trash" label={t('saved.remove', { name: item.title })} onClick={() => onRemove(item)} />
          ) : null}
        </li>
      ))}
    </ul>
  );
};
