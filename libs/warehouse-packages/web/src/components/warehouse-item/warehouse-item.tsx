import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { specText } from '@caravan/goods/contract';
import { goodsSourceHref, warehousePackagesPaths } from '@caravan/routes';
import { type StoreItem } from '@caravan/warehouse-packages/contract';
import { Badge, Card, Checkbox, Heading, Image, Link, Text, VisuallyHidden } from '@caravan/ui-kit';
import { useFormats, useLanguage } from '@caravan/web-core';
import { ReturnButton } from '../return-button/return-button.tsx';
import { BlockedReason } from './blocked-reason.tsx';
import { FreeDaysButton } from './free-days-button.tsx';
import { FreeDays } from './free-days.tsx';
import { ItemPhotos } from './item-photos.tsx';
import { ItsWarehouse } from './its-warehouse.tsx';
import styles from './warehouse-item.module.css';

interface ItemFactsProps {
  item: StoreItem;
  titleId: string;
  level: 2 | 3;
}

const ItemFacts = ({ item, titleId, level }: ItemFactsProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { asSize, asWeight } = useFormats();
  const language = useLanguage();
  const { name, spec, quantity } = item;
  return (
    <>
      <div>
        <Heading level={level} size="sm" id={titleId}>
          <span className={styles.name}>{name}</span>
        </Heading>
        <Text size="xs" tone="muted" lines={2}>
          {[specText(spec, language), t('item.pieces', { count: quantity })].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Text size="sm" numeric>
        <span className={styles.measures}>
          <span>{asWeight(item.weight_g)}</span>{' '}
          <span className={styles.size}>{asSize(item.length_mm, item.width_mm, item.height_mm)}</span>
        </span>
      </Text>
      <FreeDays item={item} />
    </>
  );
};

/** The photo and the facts of goods, without what the shopper can do with them. */
export const ExampleItem = ({ item }: { item: StoreItem }) => {
  const titleId = useId();
  return (
    <Card as="article" space="none" clip aria-labelledby={titleId}>
      <div className={styles.photo}>
        <Image src={item.photos[0]?.url ?? ''} alt="" />
      </div>
      <div className={styles.words}>
        <ItemFacts item={item} titleId={titleId} level={3} />
      </div>
    </Card>
  );
};

export interface WarehouseItemProps {
  item: StoreItem;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  /** Called when the server refuses a return, because the page shows outdated data. */
  onOutdated?: () => void;
}

/** Goods in the warehouse: photo, weight, size, free days left, order, and whether they are packable. */
export const WarehouseItem = ({ item, selected, onSelect, onOutdated = () => undefined }: WarehouseItemProps) => {
  const { t } = useTranslation('warehouse-packages');
  const titleId = useId();
  const { name, order_number: order, restrictions, photo_verdict: verdict } = item;
  return (
    <Card as="article" space="none" clip selected={selected} aria-labelledby={titleId}>
      <div className={styles.item} data-off={!item.packable || undefined}>
        <ItemPhotos item={item} />
        <div className={styles.choice}>
          {item.packable ? (
            <Checkbox
              label={
                <>
                  {t('item.select')} <VisuallyHidden>{name}</VisuallyHidden>
                </>
              }
              checked={selected}
              onChange={(event) => onSelect(event.target.checked)}
            />
          ) : (
            <BlockedReason item={item} />
          )}
        </div>
        <div className={styles.words}>
          <ItemFacts item={item} titleId={titleId} level={2} />
          {item.days_left > 0 ? <FreeDaysButton item={item} /> : null}
          {restrictions.length > 0 ? (
            <div className={styles.kinds}>
              {restrictions.map((kind) => (
                <Badge key={kind}>{t(`restriction.${kind}`)}</Badge>
              ))}
            </div>
          ) : null}
          <Text size="xs" tone="muted">
            {t(item.own ? 'item.own' : 'item.order')} <Link to={goodsSourceHref(order)}>{order}</Link>
          </Text>
          <ItsWarehouse item={item} />
          {item.photos_due > 0 ? (
            <Text size="xs" tone="muted">
              {t('item.photosDue', { count: item.photos_due })}
            </Text>
          ) : null}
        </div>
        <div className={styles.more}>
          <Link to={warehousePackagesPaths.storeItem.href({ id: item.id })}>
            {t('goods.open')} <VisuallyHidden>{name}</VisuallyHidden>
          </Link>
          {verdict ? (
            <Badge tone={verdict.verdict === 'accepted' ? 'success' : 'warning'}>
              {t(`verdict.badge.${verdict.verdict}`)}
            </Badge>
          ) : null}
          {item.returnable ? <ReturnButton item={item} short onOutdated={onOutdated} /> : null}
        </div>
      </div>
    </Card>
  );
};
