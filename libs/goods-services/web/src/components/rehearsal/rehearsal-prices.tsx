import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountryOptions, useDestination } from '@caravan/account/api';
import type { Service } from '@caravan/goods-services/contract';
import {
  Banner,
  ButtonLink,
  Card,
  CardPart,
  Combobox,
  Heading,
  Loading,
  Row,
  Skeleton,
  Stack,
  Text,
} from '@caravan/ui-kit';
import { RetryButton, useFormats } from '@caravan/web-core';
import { packRehearsedHref } from '../../lib/service-address.ts';
import { useRehearsedQuote, type RehearsedQuote } from '../../lib/use-rehearsed-quote.ts';
import { ShippingMethodsTable } from '@caravan/warehouse-packages/web/shipping-methods-table';

export interface RehearsalPricesProps {
  service: Service;
}

const Answer = ({ quote, onRetry }: { quote: RehearsedQuote; onRetry: () => void }) => {
  const { t } = useTranslation(['goods-services', 'warehouse-packages']);
  const { country: nameOf } = useFormats();
  if (quote.state === 'known')
    return (
      <ShippingMethodsTable
        caption={t('rehearsal.pricesTo', { place: nameOf(quote.country) })}
        lines={quote.quotes.lines}
      />
    );
  if (quote.state === 'asking')
    return (
      <CardPart>
        <Loading label={t('pack.lines.loading', { ns: 'warehouse-packages' })}>
          <Skeleton shape="row" />
        </Loading>
      </CardPart>
    );
  if (quote.state === 'none') return null;
  return (
    <CardPart>
      <Banner
        tone="danger"
        live="alert"
        action={quote.state === 'failed' ? <RetryButton size="sm" onRetry={onRetry} /> : undefined}
      >
        {quote.state !== 'not_served'
          ? t('pack.lines.failed', { ns: 'warehouse-packages' })
          : t('estimate.notServed', { ns: 'warehouse-packages', place: nameOf(quote.country) })}
      </Banner>
    </CardPart>
  );
};

/** The exact price of every shipping method to a country, which is that of the default address at first. */
export const RehearsalPrices = ({ service }: RehearsalPricesProps) => {
  const { t } = useTranslation(['goods-services', 'warehouse-packages']);
  const usual = useDestination() ?? '';
  const [chosen, setChosen] = useState<string>();
  const country = chosen ?? usual;
  const { options, failed, retry: readCountries } = useCountryOptions(country);
  const { quote, retry } = useRehearsedQuote(service, country);
  return (
    <Card as="section" space="none" aria-label={t('rehearsal.prices')}>
      <CardPart>
        <Stack gap="3">
          <Heading level={2} size="md">
            {t('rehearsal.prices')}
          </Heading>
          <Text size="sm" tone="muted">
            {t('rehearsal.pricesText')}
          </Text>
          {failed ? (
            <Banner tone="danger" live="alert" action={<RetryButton size="sm" onRetry={readCountries} />}>
              {t('address.failed', { ns: 'warehouse-packages' })}
            </Banner>
          ) : null}
          <Combobox
            label={t('address.country', { ns: 'warehouse-packages' })}
            placeholder={t('address.choose', { ns: 'warehouse-packages' })}
            options={options}
            value={country}
            onChange={setChosen}
            emptyText={t('rehearsal.noCountry')}
            openLabel={t('rehearsal.openCountries')}
          />
        </Stack>
      </CardPart>
      <Answer quote={quote} onRetry={retry} />
      <CardPart>
        <Row>
          <ButtonLink to={packRehearsedHref(service)}>{t('rehearsal.pack')}</ButtonLink>
        </Row>
      </CardPart>
    </Card>
  );
};
