import { useTranslation } from 'react-i18next';
import { RulePage, useStaffMe } from '@caravan/console-core';
import { useGetStaffWarehousesQuery } from '@caravan/forwarding/api/staff';
import { getHandlingFees } from '@caravan/forwarding/contract';
import { holdsRole } from '@caravan/kernel';
import { Stack } from '@caravan/ui-kit';
import type { PageContext, PageMeta } from '@caravan/web-core';
import { HandlingFees } from './handling-fees.tsx';
import { WarehousesForm } from './warehouses-form.tsx';

export const meta = ({ t }: PageContext<'forwarding-console'>): PageMeta => ({ title: t('warehouses.title') });

/** The addresses to which shoppers send parcels, and what handling a parcel costs. */
export const Page = () => {
  const { t } = useTranslation('forwarding-console');
  const query = useGetStaffWarehousesQuery(undefined);
  const roles = useStaffMe()?.roles ?? [];
  return (
    <Stack gap="4">
      <RulePage
        title={t('warehouses.title')}
        panel={t('warehouses.addresses')}
        lead={t('warehouses.lead')}
        loading={t('loading')}
        failed={t('failed')}
        query={query}
      >
        {(list) => <WarehousesForm list={list} />}
      </RulePage>
      {holdsRole(roles, getHandlingFees.roles) ? <HandlingFees /> : null}
    </Stack>
  );
};
