import { useTranslation } from 'react-i18next';
import { Chip } from '@caravan/ui-kit';
import type { RecognisedShop } from './use-recognised-link.ts';

/** Names the shop of a recognised link. */
export const ShopChip = ({ shop: { shop, item } }: { shop: RecognisedShop }) => {
  const { t } = useTranslation('app-layout');
  return <Chip icon="check">{item ? t('search.shopItem', { shop, item }) : shop}</Chip>;
};
