import { accountConsolePaths } from '@caravan/routes/console';
import { useTranslation } from 'react-i18next';
import { CustomerId, GoodsCard, useStaffMe, StaffNote } from '@caravan/console-core';
import { holdsRole } from '@caravan/kernel';
import { DescriptionList, Heading, Loading, Money, Panel, Row, Skeleton, Stack } from '@caravan/ui-kit';
import { useCancelStaffServiceMutation, useGetStaffServiceQuery } from '@caravan/goods-services/api/staff';
import { cancelStaffService, type StaffService } from '@caravan/goods-services/contract';
import { LoadFailed, LocalTime, useParams, useToast, type PageContext, type PageMeta } from '@caravan/web-core';
import { RehearsalFacts } from '../../components/rehearsal-facts.tsx';
import { ServiceBadge } from '../../components/service-badge.tsx';
import { ServiceMeasures } from './service-measures.tsx';

export const meta = ({ t }: PageContext<'goods-services-console'>): PageMeta => ({ title: t('services.one') });

const Facts = ({ service }: { service: StaffService }) => {
  const { t } = useTranslation('goods-services-console');
  const { kind, units, note, cancelled_by: endedBy, cancel_note: endNote } = service;
  const times = [
    ['created', service.created_at],
    ['paid', service.paid_at],
    ['done', service.done_at],
    ['cancelled', service.cancelled_at],
  ] as const;
  return (
    <DescriptionList
      items={[
        { key: 'kind', term: t('services.kind'), value: t(`services.what.${kind}`, { count: units }) },
        { key: 'note', term: t('services.note'), value: note || '–' },
        { key: 'amount', term: t('services.amount'), value: <Money fen={service.amount_fen} /> },
        ...(service.refunded_fen > 0
          ? [{ key: 'returned', term: t('services.returned'), value: <Money fen={service.refunded_fen} /> }]
          : []),
        {
          key: 'user',
          term: t('services.shopper'),
          value: <CustomerId id={service.user_id} href={accountConsolePaths.person.href({ id: service.user_id })} />,
        },
        ...times.flatMap(([key, at]) =>
          at === null
            ? []
            : [
                {
                  key,
                  term: t(`services.at.${key}`),
                  value: <LocalTime at={at} />,
                  ...(key === 'cancelled' && endedBy
                    ? { hint: [t(`services.by.${endedBy}`), endNote].filter(Boolean).join(' · ') }
                    : {}),
                },
              ],
        ),
      ]}
    />
  );
};

/** Cancels a paid service that cannot be done; for those who may. */
const Cancel = ({ number }: { number: string }) => {
  const { t } = useTranslation('goods-services-console');
  const roles = useStaffMe()?.roles ?? [];
  const toast = useToast();
  const [cancel] = useCancelStaffServiceMutation();
  if (!holdsRole(roles, cancelStaffService.roles)) return null;
  return (
    <Panel title={t('services.cancel')} text={t('services.cancelText')}>
      <StaffNote
        key={number}
        label={t('services.cancelNote')}
        hint={t('services.cancelNoteHint')}
        missing={t('services.cancelNoteMissing')}
        steps={[
          {
            action: t('services.cancel'),
            variant: 'secondary',
            onSend: (note, idempotencyKey) => cancel({ params: { number }, body: { note }, idempotencyKey }),
            onSent: () => toast.show(t('services.cancelled')),
          },
        ]}
      />
    </Panel>
  );
};

const Detail = ({ service }: { service: StaffService }) => (
  <Stack gap="6">
    <Row gap="3" wrap>
      <Heading level={1} size="xl">
        {service.number}
      </Heading>
      <ServiceBadge status={service.status} />
    </Row>
    <Stack gap="2" as="ul">
      {service.items.map((item) => (
        <li key={item.id}>
          <GoodsCard goods={item} number={item.number} bin={item.bin} />
        </li>
      ))}
    </Stack>
    <RehearsalFacts service={service} />
    <Facts service={service} />
    {service.kind === 'measurement' ? <ServiceMeasures service={service} /> : null}
    {service.status === 'paid' ? <Cancel number={service.number} /> : null}
  </Stack>
);

/** One service of any shopper. */
export const Page = () => {
  const { t } = useTranslation('goods-services-console');
  const { number = '' } = useParams();
  const { data, error, refetch } = useGetStaffServiceQuery({ params: { number } });
  if (data) return <Detail service={data} />;
  if (error) return <LoadFailed error={error} title={t('services.failed')} onRetry={() => void refetch()} />;
  return (
    <Loading label={t('loading')}>
      <Skeleton part="2-3" />
    </Loading>
  );
};
