import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable, messageOf, type DataColumn } from '@caravan/console-core';
import { useBuyLabelMutation, useRateParcelMutation } from '@caravan/carriers/api';
import type { ParcelRates } from '@caravan/carriers/contract';
import { Badge, Banner, Button, Disclosure, Row, Stack, Text } from '@caravan/ui-kit';
import { useIdempotencyKey, useSingleFlight } from '@caravan/web-core';
import { usePrice } from '../components/use-price.ts';

type Rate = ParcelRates['rates'][number];

export const ParcelRatesPanel = ({ number }: { number: string }) => {
  const { t } = useTranslation('carriers-console');
  const price = usePrice();
  const [ask, asking] = useRateParcelMutation();
  const [buy, buying] = useBuyLabelMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const [rates, setRates] = useState<ParcelRates>();
  const [fault, setFault] = useState<string>();

  const look = useSingleFlight(async () => {
    const { data, error } = await ask({ params: { number } });
    setRates(data);
    setFault(error ? messageOf(error) : undefined);
  }, 0);
  const take = useSingleFlight(async ({ id }: Rate, quoteId: string) => {
    const body = { quote_id: quoteId, rate_id: id };
    const { error } = await buy({ params: { number }, body, idempotencyKey: keyFor([number, body]) });
    setFault(error ? messageOf(error) : undefined);
    if (!error) settle();
  }, 0);

  const columns: DataColumn<Rate>[] = [
    {
      id: 'product',
      header: t('rates.product'),
      rowHeader: true,
      cell: ({ carrier, product, is_test: isTest }) => (
        <Row gap="2" wrap>
          {carrier} · {product}
          {isTest ? <Badge tone="warning">{t('label.test')}</Badge> : null}
        </Row>
      ),
    },
    {
      id: 'days',
      header: t('rates.days'),
      numeric: true,
      cell: ({ days }) => (days === null ? '–' : t('rates.inDays', { count: days })),
    },
    { id: 'price', header: t('label.price'), numeric: true, cell: price },
    {
      id: 'buy',
      header: t('rates.buy'),
      headerHidden: true,
      cell: (rate) => (
        <Button
          size="sm"
          variant="secondary"
          busy={buying.isLoading}
          aria-label={t('rates.buyOf', { product: `${rate.carrier} ${rate.product}` })}
          onClick={() => void take(rate, rates?.quote_id ?? '')}
        >
          {t('rates.buy')}
        </Button>
      ),
    },
  ];
  return (
    <Stack gap="3">
      <Row>
        <Button variant={rates ? 'secondary' : 'primary'} busy={asking.isLoading} onClick={() => void look()}>
          {t(rates ? 'rates.askAgain' : 'rates.ask')}
        </Button>
      </Row>
      {fault ? <Banner tone="danger">{fault}</Banner> : null}
      {rates?.troubles.map(({ service, trouble }) => (
        <Banner key={service} tone="warning">
          {t('rates.trouble', { service: t(`services.${service}`), why: t(`failures.${trouble}`) })}
        </Banner>
      ))}
      {rates && !rates.rates.length ? <Text>{t('rates.none')}</Text> : null}
      {rates?.rates.length ? (
        <DataTable caption={t('rates.title')} columns={columns} rows={rates.rates} keyOf={({ id }) => id} />
      ) : null}
      {rates?.messages.length ? (
        <Disclosure summary={t('rates.messages', { count: rates.messages.length })}>
          <Stack gap="1" as="ul">
            {rates.messages.map(({ carrier, text }, index) => (
              <li key={index}>
                <Text size="sm">{[carrier, text].filter(Boolean).join(': ')}</Text>
              </li>
            ))}
          </Stack>
        </Disclosure>
      ) : null}
    </Stack>
  );
};
