import { useTranslation } from 'react-i18next';
import type { CartLine } from '@caravan/cart-orders/contract';
import { Heading, Icon, Row, Text } from '@caravan/ui-kit';
import { useLanguage } from '@caravan/web-core';
import { shopName } from '../../lib/shop-name.ts';

export interface ShopTitleProps {
  /** Lines of one shop. */
  lines: readonly Pick<CartLine, 'shop_name' | 'platform' | 'url'>[];
  id?: string;
  level?: 2 | 3;
}

/** The shop's name and its marketplace. */
export const ShopTitle = ({ lines, id, level = 2 }: ShopTitleProps) => {
  const { t } = useTranslation('cart-orders');
  const { name = t('shop.unnamed'), place } = shopName(lines, useLanguage());
  return (
    <Row gap="4" align="start">
      <Icon name="store" />
      <Row gap="2" align="baseline" wrap>
        <Heading level={level} size="sm" id={id}>
          {name}
        </Heading>
        {place ? (
          <Text as="span" size="sm" tone="muted">
            {place}
          </Text>
        ) : null}
      </Row>
    </Row>
  );
};
