import { useTranslation } from 'react-i18next';
import type { ImportedPackage, ImportedPackageSummary } from '@caravan/haul/contract';
import { Card, DescriptionList, Disclosure, Heading, Money, Row, Stack, StatusBadge, Text } from '@caravan/ui-kit';
import { LocalDay, LocalTime, useFormats } from '@caravan/web-core';
import { useCodeWords } from '../lib/use-code-words.ts';
import { ImportedPhotos } from './imported-photos.tsx';
import { WholeLink } from './whole-link.tsx';

const Events = ({ tracking }: Pick<ImportedPackage, 'tracking'>) => {
  const { t } = useTranslation('haul');
  return (
    <Disclosure summary={t('package.events')}>
      <Stack gap="2" as="ul">
        {tracking.map(({ at, place, text }, index) => (
          // Events have no ids and may be equal.
          <li key={`${at} ${index}`}>
            <Text size="sm">
              <LocalTime at={at} /> · <bdi lang="">{place ? `${place}: ${text}` : text}</bdi>
            </Text>
          </li>
        ))}
      </Stack>
    </Disclosure>
  );
};

export interface ImportedPackageCardProps {
  parcel: ImportedPackageSummary & Partial<Pick<ImportedPackage, 'tracking'>>;
  /** The page of the whole parcel, if this is a summary. */
  wholeHref?: string;
}

/** A parcel of an imported archive. */
export const ImportedPackageCard = ({ parcel, wholeHref }: ImportedPackageCardProps) => {
  const { t } = useTranslation('haul');
  const { country, asWeight } = useFormats();
  const words = useCodeWords();
  const { tracking_number: number, carrier, tracking = [] } = parcel;
  const heading = t('package.heading', { number: parcel.number });
  const moreGoods = parcel.goods_count - parcel.goods.length;
  const day = (at: string | null) => (at ? <LocalDay at={at} /> : undefined);
  const facts = [
    { key: 'method', term: t('package.method'), value: <bdi lang="">{parcel.method}</bdi> },
    { key: 'tracking', term: t('package.tracking'), value: number ? `${carrier} ${number}` : undefined },
    { key: 'country', term: t('package.country'), value: country(parcel.country) },
    { key: 'weight', term: t('package.weight'), value: asWeight(parcel.chargeable_g) },
    { key: 'shipped', term: t('package.shipped'), value: day(parcel.shipped_at) },
    { key: 'done', term: t('package.done'), value: day(parcel.done_at) },
    { key: 'declared', term: t('package.declared'), value: <Money fen={parcel.declared_value_fen} /> },
    {
      key: 'refunded',
      term: t('package.refunded'),
      value: parcel.refunded_fen ? <Money fen={parcel.refunded_fen} /> : undefined,
    },
    {
      key: 'discount',
      term: t('package.discount'),
      value: parcel.discount_fen ? <Money fen={-parcel.discount_fen} /> : undefined,
    },
    { key: 'fee', term: t('package.fee'), value: <Money fen={parcel.fee_fen - parcel.discount_fen} strong /> },
  ].filter(({ value }) => value !== undefined);
  const goods = parcel.goods.map(({ id, name, quantity }) => (
    <li key={id}>
      <Text size="sm">
        <bdi lang="">{name}</bdi> × {quantity}
      </Text>
    </li>
  ));
  return (
    <Card as="article" aria-labelledby={parcel.number}>
      <Stack gap="4">
        <Row gap="3" justify="between" wrap>
          <Stack gap="1">
            <Heading level={2} size="md" id={parcel.number}>
              {heading}
            </Heading>
            <Text size="sm" tone="muted">
              <LocalDay at={parcel.created_at} text={(date) => t('package.created', { date })} />
            </Text>
          </Stack>
          <StatusBadge tone="neutral">{words.status(parcel.status)}</StatusBadge>
        </Row>
        {goods.length ? (
          <Stack gap="1" as="ul" aria-label={t('package.goods')}>
            {goods}
            {moreGoods ? (
              <Text as="li" size="sm" tone="muted">
                {t('package.moreGoods', { count: moreGoods })}
              </Text>
            ) : null}
          </Stack>
        ) : null}
        <ImportedPhotos name={heading} photos={parcel.photos} />
        <DescriptionList items={facts} />
        {tracking.length ? <Events tracking={tracking} /> : null}
        <WholeLink name={heading} href={wholeHref} />
      </Stack>
    </Card>
  );
};
