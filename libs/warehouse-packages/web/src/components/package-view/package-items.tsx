import { formatWeight } from '@caravan/kernel';
import type { Parcel } from '@caravan/warehouse-packages/contract';
import { Card, Heading, Row, Stack, Text } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { GoodsList } from '../goods-list/goods-list.tsx';

/** What is in the package. */
export const PackageItems = ({ items }: Pick<Parcel, 'items'>) => {
  const t = useTexts('warehouse-packages');
  const weight = items.reduce((sum, item) => sum + item.weight_g, 0);
  return (
    <Card as="section" aria-label={t('package.goods')}>
      <Stack gap="4">
        <Row gap="3" align="baseline" justify="between" wrap>
          <Heading level={2} size="md">
            {t('package.goods')}
          </Heading>
          <Text size="sm" tone="muted" numeric>
            {t('pack.weight', { count: items.length, weight: formatWeight(weight) })}
          </Text>
        </Row>
        <GoodsList items={items} />
      </Stack>
    </Card>
  );
};
