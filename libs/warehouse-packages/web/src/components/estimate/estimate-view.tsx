import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEstimateShippingMutation } from '@caravan/shipping/api';
import type { EstimateRequest, PackageQuotes } from '@caravan/shipping/contract';
import { AccuracyNote, useAccuracyTo } from '@caravan/shipping/web/accuracy';
import { Banner, Button, Card, CardPart, Grid, Heading, Page, Stack, Text } from '@caravan/ui-kit';
import { reasonOf, useFormats, useSearchParams } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import {
  emptyEstimate,
  estimateReasons,
  estimateSchema,
  weightOf,
  type EstimateValues,
} from '../../lib/estimate-form.ts';
import { typedFen } from '../../lib/typed-amount.ts';
import { EstimatedLandedCost } from '../landed-cost/estimated-landed-cost.tsx';
import { ShippingMethodsTable } from '../shipping-methods-table/shipping-methods-table.tsx';
import { EstimateFields } from './estimate-fields.tsx';

const schema = async () => estimateSchema((await import('@caravan/shipping/contract/schema')).estimateRequest);

interface Answer {
  country: string;
  quotes: PackageQuotes;
  /** Undefined if none was given. */
  valueFen: number | undefined;
}

/** The cost of a parcel by every shipping method, for all visitors, before they buy. */
export const EstimateView = ({ freeDays }: { freeDays: number }) => {
  const { t } = useTranslation('warehouse-packages');
  const { country: nameOf } = useFormats();
  const [ask] = useEstimateShippingMutation();
  const [answer, setAnswer] = useState<Answer>();
  const [notServed, setNotServed] = useState<string>();
  const accuracy = useAccuracyTo(answer?.country);
  const results = useRef<HTMLHeadingElement>(null);
  const form = useContractForm<EstimateValues, EstimateRequest>({
    schema,
    defaultValues: emptyEstimate,
    reasons: estimateReasons,
    draftKey: 'estimate',
  });

  const [search] = useSearchParams();
  const weight = weightOf(search);
  const { setValue } = form;
  // After the draft, which has the weight of an earlier estimate.
  useEffect(() => {
    if (weight !== undefined) setValue('weight_g', weight);
  }, [setValue, weight]);

  const send = async (body: EstimateRequest) => {
    const result = await ask({ body });
    const { data, error } = result;
    setNotServed(reasonOf(error) === 'country_not_served' ? body.country : undefined);
    const valueFen = typedFen(form.getValues('value_fen'));
    setAnswer(data ? { country: body.country, quotes: data, valueFen } : undefined);
    if (data) requestAnimationFrame(() => results.current?.focus());
    // Keeps the values, for another request with another weight.
    return { error: error ?? 'kept' };
  };

  return (
    <Page>
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1}>{t('estimate.title')}</Heading>
          <Text tone="muted" measure>
            {t('estimate.intro')}
          </Text>
        </Stack>
        <Grid columns={{ base: 1, md: '3-2' }} align="start">
          <Card>
            <form method="post" noValidate onSubmit={(event) => void form.submit(send)(event)}>
              <Stack gap="6">
                <EstimateFields control={form.control} field={form.field} register={form.register} />
                <Button type="submit" size="lg" busy={form.busy}>
                  {t('estimate.submit')}
                </Button>
              </Stack>
            </form>
          </Card>
          <Card tone="subtle">
            <Stack gap="3">
              <Heading level={2} size="md">
                {t('estimate.how.title')}
              </Heading>
              <Text size="sm">{t('estimate.how.fee')}</Text>
              <Text size="sm">{t('estimate.how.weight')}</Text>
              <Text size="sm">{t('estimate.how.later', { days: freeDays })}</Text>
              <AccuracyNote accuracy={accuracy} />
            </Stack>
          </Card>
        </Grid>
        {notServed === undefined ? null : (
          <Banner tone="warning" live="alert">
            {t('estimate.notServed', { place: nameOf(notServed) })}
          </Banner>
        )}
        {answer ? (
          <Card as="section" space="none" aria-label={t('estimate.results', { place: nameOf(answer.country) })}>
            <CardPart>
              <Heading level={2} size="md" ref={results} tabIndex={-1}>
                {t('estimate.results', { place: nameOf(answer.country) })}
              </Heading>
              <Text size="sm" tone="muted">
                {t('estimate.note')}
              </Text>
            </CardPart>
            <ShippingMethodsTable
              caption={t('estimate.results', { place: nameOf(answer.country) })}
              lines={answer.quotes.lines}
              accuracy={accuracy}
            />
          </Card>
        ) : null}
        {answer?.valueFen === undefined ? null : (
          <EstimatedLandedCost country={answer.country} valueFen={answer.valueFen} lines={answer.quotes.lines} />
        )}
      </Stack>
    </Page>
  );
};
