import { useTranslation } from 'react-i18next';
import type { StaffParcelClaim } from '@caravan/forwarding/contract';
import { useGetParcelQuery } from '@caravan/procurement/api';
import { accountConsolePaths, forwardingConsolePaths, procurementConsolePaths } from '@caravan/routes/console';
import { Badge, Banner, Card, DescriptionList, Heading, Image, Link, Row, Stack, Text } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';
import { ClaimDecision } from './claim-decision.tsx';

const tones = { open: 'warning', given: 'success', refused: 'neutral' } as const;

export const ClaimState = ({ claim: { state } }: { claim: Pick<StaffParcelClaim, 'state'> }) => {
  const { t } = useTranslation('forwarding-console');
  return <Badge tone={tones[state]}>{t(`claims.state.${state}`)}</Badge>;
};

const Pictures = ({ sources, altOf }: { sources: readonly string[]; altOf: (place: number) => string }) =>
  sources.length ? (
    <Row gap="2" wrap>
      {sources.map((src, index) => (
        <Link key={src} to={src} external>
          <Image src={src} alt={altOf(index + 1)} ratio="1" size="72" />
        </Link>
      ))}
    </Row>
  ) : null;

/** The kept parcel with the number of a claim, to compare. */
const KeptParcel = ({ id }: { id: string }) => {
  const { t } = useTranslation('forwarding-console');
  const { data } = useGetParcelQuery({ params: { id } });
  return (
    <Stack gap="2">
      <Text weight="medium">{t('claims.kept')}</Text>
      {data ? (
        <>
          <Text size="sm">
            {[data.weight_g === null ? '' : `${data.weight_g} g`, data.bin, data.note].filter(Boolean).join(' · ')}
          </Text>
          <Pictures sources={data.photos.map(({ url }) => url)} altOf={(place) => t('claims.keptPhoto', { place })} />
        </>
      ) : null}
      <Link to={procurementConsolePaths.parcel.href({ id })}>{t('claims.open')}</Link>
    </Stack>
  );
};

const NotKept = () => {
  const { t } = useTranslation('forwarding-console');
  return (
    <Stack gap="2">
      <Text>{t('claims.notKept')}</Text>
      <Link to={`${procurementConsolePaths.parcels.href()}?state=unmatched`}>{t('claims.keptParcels')}</Link>
    </Stack>
  );
};

export interface ClaimCardProps {
  claim: StaffParcelClaim;
  /** The kept parcel on whose page the claim is shown: it is the one that is given. */
  parcelId?: string;
  onDone?: () => void;
}

/** A shopper's claim of a parcel without a code, beside the kept parcel with its number, and the decision. */
export const ClaimCard = ({ claim, parcelId, onDone }: ClaimCardProps) => {
  const { t } = useTranslation('forwarding-console');
  const { state, kept_id: keptId, own_number: own, decided_at: decidedAt } = claim;
  const facts = [
    {
      key: 'code',
      term: t('code'),
      value: <Link to={accountConsolePaths.person.href({ id: claim.user_id })}>{claim.code || claim.user_id}</Link>,
    },
    { key: 'contents', term: t('contents'), value: claim.contents },
    { key: 'at', term: t('claims.at'), value: <LocalTime at={claim.created_at} /> },
    { key: 'decided', term: t('claims.decided'), value: decidedAt ? <LocalTime at={decidedAt} /> : '' },
    { key: 'answer', term: t('claims.answer'), value: claim.note ?? '' },
    {
      key: 'became',
      term: t('claims.became'),
      value: own ? <Link to={forwardingConsolePaths.parcel.href({ number: own })}>{own}</Link> : '',
    },
  ];
  return (
    <Card tone="outline" as="article" aria-label={`${claim.tracking_number} ${claim.code}`}>
      <Stack gap="3">
        <Row gap="3" wrap>
          <Heading level={3} size="sm">
            {claim.tracking_number}
          </Heading>
          <ClaimState claim={claim} />
        </Row>
        {claim.rivals ? <Banner tone="warning">{t('claims.rivals', { count: claim.rivals })}</Banner> : null}
        <Text prewrap>{claim.proof}</Text>
        <Pictures sources={claim.pictures} altOf={(place) => t('claims.picture', { place })} />
        <DescriptionList items={facts.filter(({ value }) => value !== '')} />
        {state === 'open' && parcelId === undefined ? keptId ? <KeptParcel id={keptId} /> : <NotKept /> : null}
        {state === 'open' ? (
          <ClaimDecision key={claim.id} claim={claim} parcelId={parcelId ?? keptId} onDone={onDone} />
        ) : null}
      </Stack>
    </Card>
  );
};
