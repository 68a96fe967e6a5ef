import { useTranslation } from 'react-i18next';
import { claimDecisionDays, type Claim } from '@caravan/warehouse-packages/contract';
import { Badge, DescriptionList, Heading, Image, Link, Row, Stack, Text } from '@caravan/ui-kit';
import { LocalTime, useFormats } from '@caravan/web-core';

const tones = { open: 'warning', approved: 'success', rejected: 'neutral' } as const;

/** A claim with its state, what the shopper wrote, and our answer. */
export const ClaimRecord = ({ claim }: { claim: Claim }) => {
  const { t } = useTranslation('warehouse-packages');
  const { asYuan } = useFormats();
  const { kind, state, text, pictures, note } = claim;
  const items = [
    { key: 'asked', term: t('claims.asked'), value: asYuan(claim.amount_fen) },
    ...(state === 'approved' ? [{ key: 'paid', term: t('claims.paid'), value: asYuan(claim.paid_fen) }] : []),
    { key: 'filed', term: t('claims.filed'), value: <LocalTime at={claim.created_at} /> },
    ...(note === null
      ? []
      : [
          {
            key: 'answer',
            term: t('claims.answer'),
            value: (
              <Text prewrap size="sm">
                {note}
              </Text>
            ),
          },
        ]),
  ];
  return (
    <Stack as="li" gap="3">
      <Row gap="3" wrap>
        <Heading level={3} size="sm">
          {t(`claims.kinds.${kind}`)}
        </Heading>
        <Badge tone={tones[state]}>{t(`claims.state.${state}`)}</Badge>
      </Row>
      <Text prewrap measure>
        {text}
      </Text>
      {pictures.length ? (
        <Row gap="2" wrap>
          {pictures.map((src, index) => (
            <Link key={src} href={src} newTab>
              <Image src={src} alt={t('claims.picture', { place: index + 1 })} size="72" radius="control" />
            </Link>
          ))}
        </Row>
      ) : null}
      <DescriptionList items={items} />
      {state === 'open' ? (
        <Text size="sm" tone="muted">
          {t('claims.waiting', { days: claimDecisionDays })}
        </Text>
      ) : null}
    </Stack>
  );
};
