import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { thumbAt } from '@caravan/goods/contract';
import { warehousePackagesPaths } from '@caravan/routes';
import { type ListedService } from '@caravan/goods-services/contract';
import { ButtonLink, Money, RecordCard, Text, ThumbRow, VisuallyHidden } from '@caravan/ui-kit';
import { LocalTime, NumberedTitle } from '@caravan/web-core';
import { ServiceBadge } from './service-badge.tsx';
import { ServiceStep } from './service-step.tsx';

/** A service in the list: what was ordered for which goods, its price and its state. */
export const ServiceCard = ({ service }: { service: ListedService }) => {
  const { t } = useTranslation('goods-services');
  const titleId = useId();
  const { number, kind, units, items } = service;
  return (
    <RecordCard
      titleId={titleId}
      head={
        <>
          <NumberedTitle
            title={t('services.number', { number })}
            number={number}
            copyLabel={t('services.copy', { number })}
            level={2}
            id={titleId}
            badge={<ServiceBadge status={service.status} />}
          />
          <Text size="sm" tone="muted" numeric>
            <LocalTime at={service.created_at} text={(at) => t('services.made', { at })} />
          </Text>
        </>
      }
      sum={
        <>
          <Text size="sm" tone="muted">
            {t(`services.what.${kind}`, { count: units })}
          </Text>
          <Money fen={service.amount_fen} size="lg" strong />
        </>
      }
      next={<ServiceStep service={service} />}
      actions={
        <ButtonLink variant="secondary" size="sm" to={warehousePackagesPaths.serviceDetail.href({ number })}>
          {t('services.details')} <VisuallyHidden>{t('services.number', { number })}</VisuallyHidden>
        </ButtonLink>
      }
    >
      <ThumbRow
        count={service.item_count}
        thumbs={items.map((item) => ({
          key: item.id,
          name: item.name,
          quantity: item.quantity,
          ...thumbAt(item.image),
        }))}
      />
    </RecordCard>
  );
};
