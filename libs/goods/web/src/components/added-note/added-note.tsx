import { useTranslation } from 'react-i18next';
import { cartOrdersPaths } from '@caravan/routes';
import { Icon, Link, Row, Text } from '@caravan/ui-kit';

/** Says that the goods are in the cart, until the shopper goes on. */
export const AddedNote = () => {
  const { t } = useTranslation('goods');
  return (
    <Row gap="2" wrap>
      <Icon name="check-circle" size="sm" />
      <Text as="span" size="sm" weight="medium">
        {t('buy.added')}
      </Text>
      <Link to={cartOrdersPaths.cart.href()}>{t('buy.toCart')}</Link>
    </Row>
  );
};
