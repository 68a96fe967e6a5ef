import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShippingCheckProps } from '@caravan/goods/api';
import { Card, Loading, Skeleton } from '@caravan/ui-kit';
import { ShippingCheck } from '../components/shipping-check/shipping-check.tsx';
import { rememberedCountry } from '../lib/remembered-country.ts';
import { useUsualDestination } from '../lib/use-destination.ts';

/** Whether a product can be shipped to the shopper: for the usual address' country, or the one asked about last. */
export const Slot = (props: ShippingCheckProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { country, isLoading } = useUsualDestination();
  const [remembered] = useState(rememberedCountry);
  return (
    <Card as="section" tone="subtle" aria-label={t('check.title')}>
      {isLoading ? (
        <Loading label={t('check.loading')}>
          <Skeleton shape="row" />
        </Loading>
      ) : (
        <ShippingCheck {...props} country={country ?? remembered ?? ''} />
      )}
    </Card>
  );
};
