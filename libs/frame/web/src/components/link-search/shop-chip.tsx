import { Chip } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import type { RecognisedShop } from './use-recognised-link.ts';

/** Names the shop as soon as its link is recognised. */
export const ShopChip = ({ shop: { shop, item } }: { shop: RecognisedShop }) => {
  const t = useTexts('frame');
  return <Chip icon="check">{item ? t('search.shopItem', { shop, item }) : shop}</Chip>;
};
