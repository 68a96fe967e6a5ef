import { useTranslation } from 'react-i18next';
import { useDoorCountry } from '@caravan/account/api';
import type { ShippingCheckProps } from '@caravan/goods/api';
import { Card, Loading, Skeleton } from '@caravan/ui-kit';
import { ShippingCheck } from '../components/shipping-check/shipping-check.tsx';

/** Whether a product can be shipped to the shopper, in the country that is kept; where none is known, it is asked once. */
export const Slot = (props: ShippingCheckProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { country, isLoading, choose } = useDoorCountry();
  return (
    <Card as="section" tone="subtle" aria-label={t('check.title')}>
      {isLoading ? (
        <Loading label={t('check.loading')}>
          <Skeleton shape="row" />
        </Loading>
      ) : (
        <ShippingCheck {...props} country={country ?? ''} onCountry={choose} />
      )}
    </Card>
  );
};
