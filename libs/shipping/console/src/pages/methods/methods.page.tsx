import { useTranslation } from 'react-i18next';
import { ListPage, useStaffMe, type DataColumn } from '@caravan/console-core';
import { holdsRole, textIn } from '@caravan/kernel';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { Badge, ButtonLink, Link, Text } from '@caravan/ui-kit';
import { useListShippingMethodsQuery } from '@caravan/shipping/api/staff';
import { updateShippingMethod, type ShippingMethod } from '@caravan/shipping/contract';
import { LocalDay, useLanguage, type PageContext, type PageMeta } from '@caravan/web-core';

export const meta = ({ t }: PageContext<'shipping-console'>): PageMeta => ({ title: t('methods.title') });

const useColumns = (mayEdit: boolean): DataColumn<ShippingMethod>[] => {
  const { t } = useTranslation('shipping-console');
  const language = useLanguage();
  return [
    {
      id: 'name',
      header: t('methods.name'),
      rowHeader: true,
      width: 'wide',
      cell: ({ id, name }) =>
        mayEdit ? (
          <Link to={warehouseConsolePaths.method.href({ id })}>{textIn(name, language)}</Link>
        ) : (
          textIn(name, language)
        ),
    },
    { id: 'carrier', header: t('methods.carrier'), cell: ({ carrier }) => carrier },
    {
      id: 'countries',
      header: t('methods.countries'),
      numeric: true,
      cell: ({ zones }) => zones.flatMap(({ countries }) => countries).length,
    },
    {
      id: 'weight',
      header: t('methods.weight'),
      numeric: true,
      cell: ({ min_g: min, max_g: max }) => t('methods.kilograms', { min: min / 1000, max: max / 1000 }),
    },
    {
      id: 'state',
      header: t('methods.state'),
      cell: ({ active, scheduled: [next] }) => (
        <>
          <Badge tone={active ? 'success' : 'neutral'}>{t(active ? 'methods.offered' : 'methods.notOffered')}</Badge>
          {next ? (
            <Text size="sm" tone="muted">
              <LocalDay at={next.effective_from} text={(day) => t('methods.changes', { day })} />
            </Text>
          ) : null}
        </>
      ),
    },
  ];
};

/** The shipping methods, also those that are not offered. */
export const Page = () => {
  const { t } = useTranslation('shipping-console');
  const mayEdit = holdsRole(useStaffMe()?.roles ?? [], updateShippingMethod.roles);
  const result = useListShippingMethodsQuery(undefined);
  const columns = useColumns(mayEdit);
  return (
    <ListPage
      title={t('methods.title')}
      actions={
        mayEdit ? (
          <ButtonLink to={warehouseConsolePaths.newMethod.href()} icon="plus">
            {t('methods.add')}
          </ButtonLink>
        ) : null
      }
      columns={columns}
      result={result}
      keyOf={({ id }) => id}
      empty={t('methods.empty')}
    />
  );
};
