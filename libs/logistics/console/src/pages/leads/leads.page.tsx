import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '@caravan/kernel';
import { ListPage, useCursorList, type DataColumn } from '@caravan/console-core';
import { useListLeadsQuery } from '@caravan/logistics/api/staff';
import { type Lead } from '@caravan/logistics/contract';
import { logisticsConsolePaths } from '@caravan/routes/console';
import { Dialog, Stack, TabLinks, Text } from '@caravan/ui-kit';
import { LocalTime, useLanguage, type PageContext, type PageMeta } from '@caravan/web-core';
import { CloseLeadForm } from '../../components/close-lead-form.tsx';
import { LeadFacts } from '../../components/lead-facts.tsx';

const states = ['open', 'closed'] as const;

export const meta = ({ t }: PageContext<'logistics-console'>): PageMeta => ({ title: t('title') });

const useColumns = (): DataColumn<Lead>[] => {
  const { t } = useTranslation('logistics-console');
  const language = useLanguage();
  return [
    { id: 'company', header: t('company'), rowHeader: true, cell: ({ company, name }) => company || name },
    { id: 'name', header: t('name'), cell: ({ name }) => name },
    { id: 'country', header: t('country'), cell: ({ country }) => countryName(country, language) },
    { id: 'parcels', header: t('parcels'), numeric: true, cell: ({ monthly_parcels: parcels }) => parcels },
    { id: 'at', header: t('at'), cell: ({ created_at: at }) => <LocalTime at={at} /> },
  ];
};

const LeadDialog = ({ lead, onClose }: { lead: Lead; onClose: () => void }) => {
  const { t } = useTranslation('logistics-console');
  return (
    <Dialog open size="form" title={lead.company || lead.name} closeLabel={t('back')} onClose={onClose}>
      <Stack gap="6">
        <LeadFacts lead={lead} />
        {lead.note === null ? (
          <CloseLeadForm id={lead.id} onClosed={onClose} />
        ) : (
          <Text prewrap>{t('closedWith', { note: lead.note })}</Text>
        )}
      </Stack>
    </Dialog>
  );
};

/** Enquiries of the landing page, the open ones first. */
export const Page = () => {
  const { t } = useTranslation('logistics-console');
  const { page, url } = useCursorList([]);
  const state = url.get('state') === 'closed' ? 'closed' : 'open';
  const [shown, setShown] = useState<Lead>();
  return (
    <>
      <ListPage
        title={t('title')}
        above={
          <TabLinks
            label={t('states')}
            tabs={states.map((one) => ({
              name: t(`state.${one}`),
              to: logisticsConsolePaths.leads.href({ state: one }),
              current: one === state,
            }))}
          />
        }
        result={useListLeadsQuery({ query: { state, page, page_size: 50 } })}
        columns={useColumns()}
        keyOf={({ id }) => id}
        activeKey={shown?.id}
        onActivate={setShown}
        empty={t(`empty.${state}`)}
      />
      {shown ? <LeadDialog lead={shown} onClose={() => setShown(undefined)} /> : null}
    </>
  );
};
