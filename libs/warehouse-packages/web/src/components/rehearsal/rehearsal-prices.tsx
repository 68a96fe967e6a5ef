import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountryOptions, useDestination } from '@caravan/account/api';
import type { Service } from '@caravan/warehouse-packages/contract';
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
import { ShippingMethodsTable } from '../shipping-methods-table/shipping-methods-table.tsx';

export interface RehearsalPricesProps {
  service: Service;
}

const Answer = ({ quote, onRetry }: { quote: RehearsedQuote; onRetry: () => void }) => {
  const { t } = useTranslation('warehouse-packages');
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
        <Loading label={t('pack.lines.loading')}>
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
          ? t('pack.lines.failed')
          : t('estimate.notServed', { place: nameOf(quote.country) })}
      </Banner>
    </CardPart>
  );
};

/** The exact price of every shipping method to a country, which is that of the default address at first. */
export const RehearsalPrices = ({ service }: RehearsalPricesProps) => {
  const { t } = useTranslation('warehouse-packages');
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
              {t('address.failed')}
            </Banner>
          ) : null}
          <Combobox
            label={t('address.country')}
            placeholder={t('address.choose')}
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
