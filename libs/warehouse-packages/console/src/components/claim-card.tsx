import { useTranslation } from 'react-i18next';
import { formatFen } from '@caravan/kernel';
import { Badge, Card, DescriptionList, Heading, Image, Link, Row, Stack, Text } from '@caravan/ui-kit';
import type { Claim, StaffPackage } from '@caravan/warehouse-packages/contract';
import { LocalTime } from '@caravan/web-core';
import { ClaimDecision } from './claim-decision.tsx';

const tones = { open: 'warning', approved: 'success', rejected: 'neutral' } as const;

export interface ClaimCardProps {
  claim: Claim;
  parcel: Pick<StaffPackage, 'insurance' | 'declared_value_fen' | 'shipped_at' | 'done_at'>;
}

/** A claim of an insured package with its facts and pictures, and its decision. */
export const ClaimCard = ({ claim, parcel }: ClaimCardProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  const { shipped_at: shippedAt, done_at: doneAt } = parcel;
  const items = [
    { key: 'kind', term: t('claims.kind'), value: t(`claims.kinds.${claim.kind}`) },
    { key: 'asked', term: t('claims.asked'), value: formatFen(claim.amount_fen) },
    { key: 'cover', term: t('claims.cover'), value: formatFen(parcel.insurance?.cover_fen ?? 0) },
    { key: 'value', term: t('claims.value'), value: formatFen(parcel.declared_value_fen) },
    ...(shippedAt ? [{ key: 'shipped', term: t('claims.shipped'), value: <LocalTime at={shippedAt} /> }] : []),
    ...(doneAt ? [{ key: 'received', term: t('claims.received'), value: <LocalTime at={doneAt} /> }] : []),
    { key: 'filed', term: t('claims.filed'), value: <LocalTime at={claim.created_at} /> },
    ...(claim.state === 'approved' ? [{ key: 'paid', term: t('claims.paid'), value: formatFen(claim.paid_fen) }] : []),
    ...(claim.note === null ? [] : [{ key: 'note', term: t('claims.answer'), value: claim.note }]),
  ];
  return (
    <Card tone="outline">
      <Stack gap="3">
        <Row gap="3" wrap>
          <Heading level={3} size="sm">
            {claim.ref}
          </Heading>
          <Badge tone={tones[claim.state]}>{t(`claims.state.${claim.state}`)}</Badge>
        </Row>
        <Text prewrap>{claim.text}</Text>
        {claim.pictures.length ? (
          <Row gap="2" wrap>
            {claim.pictures.map((src, index) => (
              <Link key={src} to={src} external>
                <Image src={src} alt={t('claims.picture', { place: index + 1 })} ratio="1" size="72" />
              </Link>
            ))}
          </Row>
        ) : null}
        <DescriptionList items={items} />
        {claim.state === 'open' ? <ClaimDecision key={claim.ref} claim={claim} /> : null}
      </Stack>
    </Card>
  );
};
