import { useTranslation } from 'react-i18next';
import { countryName } from '@caravan/kernel';
import type { QueuePanelProps, QueueTask, QueueView } from '@caravan/console-core';
import { useGetLeadQuery } from '@caravan/logistics/api/staff';
import { Skeleton, Stack } from '@caravan/ui-kit';
import { LoadFailed, useLanguage } from '@caravan/web-core';
import { CloseLeadForm } from '../components/close-lead-form.tsx';
import { LeadFacts } from '../components/lead-facts.tsx';

const Header = ({ text }: { text: 'country' | 'parcels' }) => useTranslation('logistics-console').t(text);

const CountryCell = ({ task }: { task: QueueTask }) => {
  const language = useLanguage();
  const { country } = task.facts;
  return typeof country === 'string' ? countryName(country, language) : null;
};

const ParcelsCell = ({ task }: { task: QueueTask }) => {
  const { monthly_parcels: parcels } = task.facts;
  return typeof parcels === 'number' ? parcels : null;
};

const Panel = ({ task, onDone }: QueuePanelProps) => {
  const { t } = useTranslation('logistics-console');
  const {
    data: lead,
    isError,
    refetch,
  } = useGetLeadQuery({ params: { id: task.ref } }, { refetchOnMountOrArgChange: true });
  if (isError) return <LoadFailed part title={t('failed')} onRetry={() => void refetch()} />;
  if (!lead) return <Skeleton />;
  return (
    <Stack gap="6">
      <LeadFacts lead={lead} />
      <CloseLeadForm key={lead.id} id={lead.id} onClosed={onDone} />
    </Stack>
  );
};

/** The enquiries that wait for an answer. */
export const view: QueueView = {
  columns: [
    { key: 'country', Header: () => <Header text="country" />, Cell: CountryCell },
    { key: 'parcels', Header: () => <Header text="parcels" />, Cell: ParcelsCell, numeric: true },
  ],
  Panel,
  tags: ['lead'],
};
