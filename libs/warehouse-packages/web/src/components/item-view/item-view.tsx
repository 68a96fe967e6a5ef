import { useTranslation } from 'react-i18next';
import { specText } from '@caravan/goods/contract';
import type { StoreItem } from '@caravan/warehouse-packages/contract';
import { Breadcrumbs, Heading, Page, Row, Stack, Text } from '@caravan/ui-kit';
import { useFormats, useLanguage, useLazySlot } from '@caravan/web-core';
import { storeHref } from '../../lib/addresses-of-pages.ts';
import { BlockedReason } from '../warehouse-item/blocked-reason.tsx';
import { ReturnButton } from '../return-button/return-button.tsx';
import { PhotoSets } from './photo-sets.tsx';
import { PhotoVerdict } from './photo-verdict.tsx';

export interface ItemViewProps {
  item: StoreItem;
  onOutdated: () => void;
}

/** Goods in the warehouse: photos, what the shopper thinks of them, services, and the way to return them. */
export const ItemView = ({ item, onOutdated }: ItemViewProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { asSize, asWeight } = useFormats();
  const language = useLanguage();
  const { name, spec, quantity } = item;
  const Services = useLazySlot('itemServices');
  const facts = [
    specText(spec, language),
    t('item.pieces', { count: quantity }),
    asWeight(item.weight_g),
    asSize(item.length_mm, item.width_mm, item.height_mm),
  ];
  return (
    <Page>
      <Stack gap="4">
        <Breadcrumbs
          label={t('goods.place')}
          crumbs={[{ label: t('store.title'), to: storeHref() }, { label: name }]}
        />
        <Stack gap="1">
          <Heading level={1}>{name}</Heading>
          <Text size="sm" tone="muted" numeric>
            {facts.filter(Boolean).join(' · ')}
          </Text>
          {item.packable ? null : <BlockedReason item={item} />}
        </Stack>
        <PhotoSets item={item} />
        <PhotoVerdict key={item.photos.length} item={item} onOutdated={onOutdated} />
        {Services ? <Services item={item} /> : null}
        {item.returnable ? (
          <Row>
            <ReturnButton item={item} onOutdated={onOutdated} />
          </Row>
        ) : null}
      </Stack>
    </Page>
  );
};
