import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage, useCursorList, type DataColumn } from '@caravan/console-core';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { Badge, Button, ButtonLink, Link, Row, TextField } from '@caravan/ui-kit';
import { useCreateHandoverMutation, useListHandoversQuery } from '@caravan/warehouse-packages/api/staff';
import { type HandoverSummary } from '@caravan/warehouse-packages/contract';
import { LocalTime, useNavigate, useSingleFlight, type PageContext, type PageMeta } from '@caravan/web-core';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({ title: t('handovers.title') });

const useColumns = (): DataColumn<HandoverSummary>[] => {
  const { t } = useTranslation('warehouse-packages-console');
  return [
    {
      id: 'id',
      header: t('handovers.number'),
      rowHeader: true,
      cell: ({ id }) => <Link to={warehouseConsolePaths.handover.href({ id })}>{id}</Link>,
    },
    { id: 'carrier', header: t('handovers.carrier'), cell: ({ carrier }) => carrier },
    { id: 'packages', header: t('handovers.packages'), numeric: true, cell: ({ package_count: packages }) => packages },
    {
      id: 'state',
      header: t('handovers.state'),
      cell: ({ closed_at: closed }) => (
        <Badge tone={closed ? 'success' : 'warning'}>{t(closed ? 'handovers.closed' : 'handovers.open')}</Badge>
      ),
    },
    { id: 'created', header: t('handovers.created'), cell: ({ created_at: at }) => <LocalTime at={at} /> },
  ];
};

/** Names the carrier; one's own open hand-over to it is continued. */
const BeginForm = () => {
  const { t } = useTranslation('warehouse-packages-console');
  const navigate = useNavigate();
  const [create, { isLoading }] = useCreateHandoverMutation();
  const begin = useSingleFlight(async (carrier: string) => {
    const { data } = await create({ body: { carrier } });
    if (data) await navigate(warehouseConsolePaths.handover.href({ id: data.id }));
  }, 0);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const carrier = new FormData(event.currentTarget).get('carrier');
    if (typeof carrier === 'string' && carrier.trim()) void begin(carrier.trim());
  };
  return (
    <form aria-label={t('handovers.begin')} onSubmit={submit}>
      <Row gap="3" align="end" wrap>
        <TextField name="carrier" label={t('handovers.carrier')} required maxLength={60} autoComplete="off" />
        <Button type="submit" icon="truck" busy={isLoading}>
          {t('handovers.begin')}
        </Button>
      </Row>
    </form>
  );
};

/** Hand-overs to carriers, newest first. */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages-console');
  const { cursor } = useCursorList([]);
  return (
    <ListPage
      title={t('handovers.title')}
      lead={t('handovers.lead')}
      actions={
        <ButtonLink to={warehouseConsolePaths.shipmentsImport.href()} variant="secondary" icon="upload">
          {t('handovers.import')}
        </ButtonLink>
      }
      above={<BeginForm />}
      result={useListHandoversQuery({ query: { limit: 50, cursor } })}
      columns={useColumns()}
      keyOf={({ id }) => id}
      empty={t('handovers.empty')}
    />
  );
};
