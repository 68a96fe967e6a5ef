import { accountConsolePaths, goodsSourceConsoleHref, warehouseConsolePaths } from '@caravan/routes/console';
import '@caravan/account/api/staff';
import '@caravan/customs/api/staff';
import { useTranslation } from 'react-i18next';
import { CustomerId, GoodsCard, usePackingWords, boxWords } from '@caravan/console-core';
import { personName } from '@caravan/account/contract';
import { addressText } from '@caravan/account/contract/address-lines';
import { countryName, formatFen, formatWeight, languageTable } from '@caravan/kernel';
import {
  Badge,
  ButtonLink,
  DescriptionList,
  Heading,
  Link,
  Loading,
  Money,
  Panel,
  Row,
  Skeleton,
  Stack,
  Text,
} from '@caravan/ui-kit';
import { useGetStaffPackageQuery } from '@caravan/warehouse-packages/api/staff';
import { type StaffPackage } from '@caravan/warehouse-packages/contract';
import {
  LoadFailed,
  LocalTime,
  useLanguage,
  useLazySlot,
  useParams,
  type PageContext,
  type PageMeta,
} from '@caravan/web-core';
import { ClaimCard } from '../../components/claim-card.tsx';
import { FailedGoods } from '../../components/failed-goods.tsx';
import { HeldBackMarks, MissingGoods } from '../../components/held-back.tsx';
import { HeldDecision } from '../../components/held-decision.tsx';
import { LandedCostPanel } from '../../components/landed-cost-panel.tsx';
import { PrintButton } from '../../components/print-button.tsx';
import { StaffTaxNumber } from '../../components/staff-tax-number.tsx';
import { PackageJourney } from './package-journey.tsx';
import { PackageWeighings } from './package-weighings.tsx';
import { ShipmentForm } from './shipment-form.tsx';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({ title: t('packages.one') });

const Facts = ({ parcel }: { parcel: StaffPackage }) => {
  const { t } = useTranslation(['warehouse-packages-console', 'console-core']);
  const language = useLanguage();
  const packing = usePackingWords()(parcel.packing_options.map(({ kind }) => kind));
  const { address } = parcel;
  const recipient = [personName(address), addressText(address, countryName(address.country, language)), address.phone]
    .filter(Boolean)
    .join(languageTable[language].marks.comma);
  return (
    <DescriptionList
      items={[
        { key: 'line', term: t('packages.line'), value: `${parcel.line.name} · ${parcel.line.carrier}` },
        { key: 'weight', term: t('packages.weight'), value: formatWeight(parcel.fee.real_g) },
        ...(parcel.rehearsal
          ? [
              {
                key: 'rehearsal',
                term: t('packages.rehearsed'),
                value: boxWords(parcel.rehearsal),
                hint: (
                  <Link to={warehouseConsolePaths.serviceDetail.href({ number: parcel.rehearsal.number })}>
                    {parcel.rehearsal.number}
                  </Link>
                ),
              },
            ]
          : []),
        { key: 'fee', term: t('packages.fee'), value: <Money fen={parcel.fee.fee_fen} /> },
        ...(parcel.coupon_code === null
          ? []
          : [
              {
                key: 'discount',
                term: t('packages.discount', { code: parcel.coupon_code }),
                value: <Money fen={-parcel.discount_fen} />,
              },
            ]),
        { key: 'to', term: t('packages.recipient'), value: recipient },
        { key: 'packing', term: t('packing.title', { ns: 'console-core' }), value: packing || '–' },
        {
          key: 'insurance',
          term: t('insurance.title'),
          value: parcel.insurance
            ? t('insurance.of', { name: parcel.insurance.name, amount: formatFen(parcel.insurance.cover_fen) })
            : '–',
        },
        { key: 'note', term: t('packages.note'), value: parcel.packing_note || '–' },
        {
          key: 'user',
          term: t('shelf.shopper'),
          value: <CustomerId id={parcel.user_id} href={accountConsolePaths.person.href({ id: parcel.user_id })} />,
        },
        {
          key: 'tracking',
          term: t('packages.tracking'),
          value: parcel.tracking ? `${parcel.tracking.carrier} · ${parcel.tracking.number}` : '–',
        },
        ...parcel.timeline.map(({ event, at, by }, index) => ({
          key: `event-${index}`,
          term: t(`packages.event.${event}`),
          value: <LocalTime at={at} />,
          hint: t(`packages.by.${by}`),
        })),
      ]}
    />
  );
};

const Detail = ({ parcel }: { parcel: StaffPackage }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const Conversations = useLazySlot('conversations');
  const Freight = useLazySlot('packageFreight');
  const Labels = useLazySlot('packageLabels');
  const Declaration = useLazySlot('packageDeclaration');
  const Papers = useLazySlot('packagePapers');
  const isWaiting = parcel.status === 'to_be_delivered';
  const { failed_goods: failed, missing_goods: missing } = parcel;
  const isHeldBack = failed.length > 0 || missing.length > 0;
  return (
    <Stack gap="6">
      <Row justify="between" wrap>
        <Row gap="3" wrap>
          <Heading level={1} size="xl">
            {parcel.number}
          </Heading>
          <Badge tone="info">{t(`packages.status.${parcel.status}`)}</Badge>
          {parcel.stage ? <Badge tone="brand">{t(`packages.stage.${parcel.stage}`)}</Badge> : null}
          <HeldBackMarks failed={failed.map(({ number }) => number)} missing={missing} />
        </Row>
        <Row gap="3" wrap>
          {isWaiting && parcel.stage === 'packed' ? (
            <ButtonLink to={warehouseConsolePaths.weigh.href({ package: parcel.number })} icon="scale">
              {t('weigh.title')}
            </ButtonLink>
          ) : null}
          {isWaiting && !isHeldBack && (parcel.stage === null || parcel.stage === 'picking') ? (
            <ButtonLink to={warehouseConsolePaths.pack.href({ package: parcel.number })} icon="box">
              {t('pack.title')}
            </ButtonLink>
          ) : null}
          {parcel.pick_id ? (
            <ButtonLink to={warehouseConsolePaths.pick.href({ id: parcel.pick_id })} variant="secondary">
              {t('pick.title')}
            </ButtonLink>
          ) : null}
          <PrintButton labels={{ kind: 'package', refs: [parcel.number], size: '100x150' }} />
        </Row>
      </Row>
      <FailedGoods goods={failed} />
      <MissingGoods numbers={missing} />
      <StaffTaxNumber number={parcel.number} />
      <Stack gap="2" as="ul">
        {parcel.items.map((item) => (
          <li key={item.id}>
            <GoodsCard goods={item} number={item.number} bin={parcel.tracking ? undefined : item.bin}>
              <Text size="sm">
                <Link to={goodsSourceConsoleHref(item.order_number)}>{item.order_number}</Link>
              </Text>
            </GoodsCard>
          </li>
        ))}
      </Stack>
      {Declaration ? <Declaration number={parcel.number} /> : null}
      {Papers ? <Papers number={parcel.number} /> : null}
      <PackageWeighings parcel={parcel} />
      {isWaiting ? <HeldDecision number={parcel.number} isHeld={parcel.stage === 'held'} /> : null}
      {parcel.claims.length ? (
        <Panel title={t('claims.title')} gap="3">
          {parcel.claims.map((claim) => (
            <ClaimCard key={claim.ref} claim={claim} parcel={parcel} />
          ))}
        </Panel>
      ) : null}
      <Facts parcel={parcel} />
      {parcel.tracking ? <PackageJourney parcel={parcel} tracking={parcel.tracking} /> : null}
      {Freight && parcel.tracking ? <Freight number={parcel.number} /> : null}
      {parcel.landed_cost ? <LandedCostPanel cost={parcel.landed_cost} /> : null}
      {Labels ? <Labels number={parcel.number} isWaiting={isWaiting} leftWith={parcel.tracking?.number} /> : null}
      {isWaiting || parcel.status === 'pending_receipt' ? <ShipmentForm parcel={parcel} /> : null}
      {Conversations ? <Conversations about={parcel.number} /> : null}
    </Stack>
  );
};

/** One package of any shopper. */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages-console');
  const { number = '' } = useParams();
  const { data, error, refetch } = useGetStaffPackageQuery({ params: { number } });
  if (data) return <Detail parcel={data} />;
  if (error) return <LoadFailed error={error} title={t('packages.failed')} onRetry={() => void refetch()} />;
  return (
    <Loading label={t('loading')}>
      <Skeleton part="2-3" />
    </Loading>
  );
};
