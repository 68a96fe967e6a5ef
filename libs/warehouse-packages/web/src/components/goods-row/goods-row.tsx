import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { specText, thumbAt } from '@caravan/goods/contract';
import type { StoreItem } from '@caravan/warehouse-packages/contract';
import { Image, Row, Stack, Text } from '@caravan/ui-kit';
import { useLanguage } from '@caravan/web-core';

export interface GoodsRowProps {
  item: Pick<StoreItem, 'name' | 'spec' | 'image' | 'quantity'>;
  /** Further lines, such as the order. */
  children?: ReactNode;
}

/** Goods with their whole name, option and pieces, on the page of what is done with them. */
export const GoodsRow = ({ item, children }: GoodsRowProps) => {
  const { t } = useTranslation('warehouse-packages');
  const language = useLanguage();
  return (
    <Row gap="3" align="start">
      <Image {...thumbAt(item.image)} alt="" size="56" radius="control" fallbackIcon="box" />
      <Stack gap="1">
        <Text size="sm" weight="medium">
          {item.name}
        </Text>
        <Text size="xs" tone="muted">
          {[specText(item.spec, language), t('item.pieces', { count: item.quantity })].filter(Boolean).join(' · ')}
        </Text>
        {children}
      </Stack>
    </Row>
  );
};
