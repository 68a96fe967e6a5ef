import { useTranslation } from 'react-i18next';
import { warehousePackagesPaths } from '@caravan/routes';
import type { StoreItem } from '@caravan/warehouse-packages/contract';
import { Badge, Link, Row, Stack, Text } from '@caravan/ui-kit';
import { PhotosBeside } from '../item-view/photos-beside.tsx';
import { VerdictActions } from '../item-view/photo-verdict.tsx';

export interface ArrivedGoodsProps {
  item: StoreItem;
  /** Called when the shopper decided, or the server refused because of outdated data. */
  onDecided: () => void;
}

/** Goods that arrived: the photos of the warehouse beside the shop's picture, to accept or to return in place. */
export const ArrivedGoods = ({ item, onDecided }: ArrivedGoodsProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { id, name, photo_verdict: verdict } = item;
  return (
    <Stack gap="2">
      <Row gap="2" wrap>
        <Text size="sm">
          <Link to={warehousePackagesPaths.storeItem.href({ id })}>{name}</Link>
        </Text>
        {verdict ? (
          <Badge tone={verdict.verdict === 'accepted' ? 'success' : 'warning'}>
            {t(`verdict.badge.${verdict.verdict}`)}
          </Badge>
        ) : null}
      </Row>
      <PhotosBeside item={item} />
      {verdict ? null : (
        <VerdictActions key={item.photos.length} item={item} size="sm" onOutdated={onDecided} onDecided={onDecided} />
      )}
    </Stack>
  );
};
