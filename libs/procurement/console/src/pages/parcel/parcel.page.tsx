import { useTranslation } from 'react-i18next';
import { useStaffMe } from '@caravan/console-core';
import { holdsRole } from '@caravan/kernel';
import { useGetParcelQuery } from '@caravan/procurement/api';
import { type Parcel } from '@caravan/procurement/contract';
import { procurementConsolePaths } from '@caravan/routes/console';
import { ButtonLink, DescriptionList, DetailSkeleton, Grid, Heading, Image, Panel, Row, Stack } from '@caravan/ui-kit';
import { LoadFailed, LocalTime, useLazySlot, useParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { DiscardParcel } from '../../components/parcel-actions/discard-parcel.tsx';
import { MatchParcel } from '../../components/parcel-actions/match-parcel.tsx';
import { ParcelPhotos } from '../../components/parcel-actions/parcel-photos.tsx';
import { ParcelState } from '../../components/parcel-actions/parcel-state.tsx';
import { ParcelLines } from '../../components/parcel-lines/parcel-lines.tsx';

export const meta = ({ t }: PageContext<'procurement-console'>): PageMeta => ({ title: t('parcel.title') });

const Facts = ({ parcel }: { parcel: Parcel }) => {
  const { t } = useTranslation('procurement-console');
  const { arrived_at: arrivedAt, expected_at: expectedAt, weight_g: weight } = parcel;
  const facts = [
    { key: 'carrier', term: t('parcel.carrier'), value: parcel.carrier },
    { key: 'shop', term: t('purchase.shop'), value: parcel.shop_name },
    { key: 'number', term: t('purchase.number'), value: parcel.supplier_order_no },
    { key: 'shopper', term: t('parcel.shopper'), value: parcel.forwarded?.code ?? null },
    { key: 'weight', term: t('parcel.weight'), value: weight === null ? null : `${weight} g` },
    { key: 'bin', term: t('parcel.bin'), value: parcel.bin },
    { key: 'note', term: t('parcel.note'), value: parcel.note },
    { key: 'created', term: t('parcels.at'), value: <LocalTime at={parcel.created_at} /> },
    { key: 'expected', term: t('purchase.expected'), value: expectedAt ? <LocalTime at={expectedAt} /> : null },
    { key: 'arrived', term: t('parcel.arrived'), value: arrivedAt ? <LocalTime at={arrivedAt} /> : null },
    { key: 'more', term: t('parcel.rest'), value: parcel.more_comes ? t('parcel.moreComes') : null },
  ];
  return <DescriptionList items={facts.filter(({ value }) => value !== null && value !== '')} />;
};

/** The steps that the member of staff may take now. */
const Steps = ({ parcel }: { parcel: Parcel }) => {
  const { t } = useTranslation('procurement-console');
  const roles = useStaffMe()?.roles ?? [];
  const receives = holdsRole(roles, ['receiver']);
  const matches = holdsRole(roles, ['receiver', 'service']);
  const isOpen = (parcel.state === 'expected' && !parcel.forwarded) || parcel.state === 'unmatched';
  const Shopper = useLazySlot('shopperOfParcel');
  return (
    <>
      {matches && parcel.state === 'unmatched' ? (
        <Panel title={t('parcel.matchTitle')} text={t('parcel.matchLead')}>
          <MatchParcel parcelId={parcel.id} />
        </Panel>
      ) : null}
      {matches && parcel.state === 'unmatched' && Shopper ? (
        <Shopper parcelId={parcel.id} trackingNumber={parcel.tracking_number} onFound={() => undefined} />
      ) : null}
      {receives && isOpen ? (
        <Panel title={t('parcel.discardTitle')} text={t('parcel.discardLead')}>
          <DiscardParcel parcelId={parcel.id} />
        </Panel>
      ) : null}
    </>
  );
};

/** One parcel: what it should contain, what became of it, and the next step. */
export const Page = () => {
  const { t } = useTranslation('procurement-console');
  const { id = '' } = useParams();
  const { data: parcel, error, refetch } = useGetParcelQuery({ params: { id } });
  const roles = useStaffMe()?.roles ?? [];
  if (error && !parcel) return <LoadFailed error={error} title={t('parcel.missing')} onRetry={() => void refetch()} />;
  if (!parcel) {
    return <DetailSkeleton label={t('loading')} />;
  }
  const linesTitle = t(parcel.state === 'received' ? 'receive.lines' : 'parcel.lines');
  return (
    <Stack gap="4">
      <Row gap="3" justify="between" wrap>
        <Row gap="3" wrap>
          <Heading level={1} size="xl">
            {parcel.tracking_number ?? t('parcel.noNumber')}
          </Heading>
          <ParcelState state={parcel.state} />
        </Row>
        {parcel.state === 'expected' && holdsRole(roles, ['receiver']) ? (
          <ButtonLink to={procurementConsolePaths.receive.href({ parcel: parcel.id })}>
            {t('parcel.receive')}
          </ButtonLink>
        ) : null}
      </Row>
      <Panel title={t('parcel.facts')}>
        <Facts parcel={parcel} />
      </Panel>
      {parcel.lines.length ? (
        <Panel title={linesTitle}>
          <ParcelLines caption={linesTitle} lines={parcel.lines} />
        </Panel>
      ) : null}
      <Panel title={t('parcel.photos')}>
        <Grid columns={{ base: 2, md: 4 }} gap="3">
          {parcel.photos.map(({ url }, index) => (
            <Image key={url} src={url} alt={t('parcel.photo', { place: index + 1 })} />
          ))}
        </Grid>
        {holdsRole(roles, ['receiver']) ? <ParcelPhotos parcelId={parcel.id} /> : null}
      </Panel>
      <Steps parcel={parcel} />
    </Stack>
  );
};
