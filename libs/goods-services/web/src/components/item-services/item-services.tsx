import { useTranslation } from 'react-i18next';
import { warehousePackagesPaths } from '@caravan/routes';
import { type StoreItem } from '@caravan/warehouse-packages/contract';
import { Link, Panel, Row, Stack, Text } from '@caravan/ui-kit';
import { servicesHref } from '../../lib/service-address.ts';
import { ServiceBadge } from '../service-view/service-badge.tsx';

/** The services for goods that are to be paid or done. */
export const ItemServices = ({ item: { services } }: { item: StoreItem }) => {
  const { t } = useTranslation('goods-services');
  if (!services.length) return null;
  return (
    <Panel title={t('services.open')} aside={<Link to={servicesHref()}>{t('services.list')}</Link>} gap="3">
      <Stack gap="2" as="ul">
        {services.map(({ number, kind, status, units, note }) => (
          <li key={number}>
            <Row gap="2" wrap>
              <Link to={warehousePackagesPaths.serviceDetail.href({ number })}>
                {t(`services.what.${kind}`, { count: units })}
              </Link>
              <ServiceBadge status={status} />
            </Row>
            {note ? (
              <Text size="sm" tone="muted">
                {note}
              </Text>
            ) : null}
          </li>
        ))}
      </Stack>
    </Panel>
  );
};
