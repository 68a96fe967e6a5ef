import { useTranslation } from 'react-i18next';
import type { Service } from '@caravan/goods-services/contract';
import { Breadcrumbs, DescriptionList, DetailPage, Money, OffPaper, Panel, Stack, Text } from '@caravan/ui-kit';
import { lazyPart, LocalTime, NumberedTitle, useFormats } from '@caravan/web-core';
import { servicesHref } from '../../lib/service-address.ts';
import { GoodsRow } from '@caravan/warehouse-packages/web/goods-row';
import { MeasureTable } from './measure-table.tsx';
import type { RehearsalPricesProps } from '../rehearsal/rehearsal-prices.tsx';
import type { RehearsalResultProps } from '../rehearsal/rehearsal-result.tsx';
import { ServiceActions, type ServiceActionsProps } from './service-actions.tsx';
import { ServiceBadge } from './service-badge.tsx';
import { ServiceStep } from './service-step.tsx';

/** Only a rehearsal that is done has them. */
export const RehearsalResult = lazyPart<RehearsalResultProps>(
  async () => (await import('../rehearsal/rehearsal-result.tsx')).RehearsalResult,
);
export const RehearsalPrices = lazyPart<RehearsalPricesProps>(
  async () => (await import('../rehearsal/rehearsal-prices.tsx')).RehearsalPrices,
);

const Facts = ({ service }: { service: Service }) => {
  const { t } = useTranslation(['goods-services', 'warehouse-packages']);
  const { list } = useFormats();
  const { kind, units, note, rehearsal } = service;
  return (
    <Panel title={t('service.facts')} gap="3">
      <DescriptionList
        items={[
          { key: 'kind', term: t('service.kind'), value: t(`services.what.${kind}`, { count: units }) },
          ...(rehearsal?.packing_options.length
            ? [
                {
                  key: 'packing',
                  term: t('packing.title', { ns: 'warehouse-packages' }),
                  value: list(
                    rehearsal.packing_options.map((one) => t(`packing.kind.${one.kind}`, { ns: 'warehouse-packages' })),
                  ),
                },
              ]
            : []),
          ...(note ? [{ key: 'note', term: t('service.note'), value: <Text prewrap>{note}</Text> }] : []),
          { key: 'amount', term: t('service.amount'), value: <Money fen={service.amount_fen} /> },
        ]}
      />
    </Panel>
  );
};

/** One service: its state, its goods, and what was ordered. */
export const ServiceView = ({ service, onOutdated }: ServiceActionsProps) => {
  const { t } = useTranslation('goods-services');
  const { number, status, items, measures, rehearsal, actions } = service;
  return (
    <DetailPage
      crumbs={
        <Breadcrumbs
          label={t('service.place')}
          crumbs={[{ label: t('services.title'), to: servicesHref() }, { label: number }]}
        />
      }
      title={
        <NumberedTitle
          title={t('services.number', { number })}
          number={number}
          copyLabel={t('services.copy', { number })}
          level={1}
          badge={<ServiceBadge status={status} />}
        />
      }
      text={<LocalTime at={service.created_at} text={(at) => t('services.made', { at })} />}
      printLabel={t('service.print')}
      main={
        <Stack gap="4">
          <Panel title={t('service.goods')} gap="3">
            {items.map((item) => (
              <GoodsRow key={item.id} item={item} />
            ))}
          </Panel>
          {measures.length ? (
            <Panel title={t('measure.title')} gap="3">
              <MeasureTable service={service} />
            </Panel>
          ) : null}
          {rehearsal ? <RehearsalResult rehearsal={rehearsal} /> : null}
          {actions.includes('pack') ? <RehearsalPrices service={service} /> : null}
        </Stack>
      }
      side={<Facts service={service} />}
    >
      <OffPaper>
        <Stack gap="3">
          <ServiceStep service={service} />
          <ServiceActions service={service} onOutdated={onOutdated} />
        </Stack>
      </OffPaper>
    </DetailPage>
  );
};
