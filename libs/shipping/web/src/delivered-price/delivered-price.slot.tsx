import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDoorCountry } from '@caravan/account/api';
import type { DeliveredPriceProps } from '@caravan/shipping/api';
import { Button, Card, Icon, Loading, Row, Skeleton, Stack, Text } from '@caravan/ui-kit';
import { useFormats, useLazySlot } from '@caravan/web-core';
import { PriceToCountry } from './price-to-country.tsx';

/** Prices goods up to a door in the kept country, which shoppers can change here, too. */
export const Slot = (props: DeliveredPriceProps) => {
  const { t } = useTranslation('shipping');
  const { country: nameOf } = useFormats();
  const { country, isLoading } = useDoorCountry();
  const Dialog = useLazySlot('placeDialog');
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="section" tone="subtle" space="tight" aria-label={t('title')}>
      <Stack gap="2">
        <Row gap="2" justify="between" align="center" wrap>
          <Row gap="2" align="center">
            <Icon name="pin" size="sm" />
            <Text weight="medium">{country === null ? t('title') : t('to', { place: nameOf(country) })}</Text>
          </Row>
          {Dialog ? (
            <Button variant="ghost" size="sm" flush aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {t(country === null ? 'choose' : 'change')}
            </Button>
          ) : null}
        </Row>
        {country === null ? (
          isLoading ? (
            <Loading label={t('asking')}>
              <Skeleton shape="row" />
            </Loading>
          ) : (
            <Text size="sm">{t('ask')}</Text>
          )
        ) : (
          <PriceToCountry {...props} country={country} />
        )}
      </Stack>
      {isOpen && Dialog ? <Dialog onClose={() => setOpen(false)} /> : null}
    </Card>
  );
};
