import { useTranslation } from 'react-i18next';
import { DataTable, useStaffMe, YuanField, type DataColumn } from '@caravan/console-core';
import { useGetHandlingFeesQuery, usePlanHandlingFeeMutation } from '@caravan/forwarding/api/staff';
import {
  forwardingReasons,
  planHandlingFee,
  type HandlingFee,
  type HandlingFees as Fees,
} from '@caravan/forwarding/contract';
import { day, holdsRole, shopDay } from '@caravan/kernel';
import { Button, Grid, Money, Panel, Row, Stack, StatusBadge, Text, TextField } from '@caravan/ui-kit';
import { useFormats, useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

type Fee = Fees['fees'][number];
const tones = { past: 'neutral', in_force: 'success', planned: 'info' } as const;

const FeeForm = () => {
  const { t } = useTranslation('forwarding-console');
  const toast = useToast();
  const [plan] = usePlanHandlingFeeMutation();
  const form = useContractForm<HandlingFee, HandlingFee>({
    schema: async () => (await import('@caravan/forwarding/contract/staff')).handlingFee,
    defaultValues: { from: shopDay(new Date(Date.now() + day)), fee_fen: 0 },
    reasons: forwardingReasons,
  });
  const send = async (body: HandlingFee) => {
    const result = await plan({ body });
    if (result.data) toast.show(t('fee.planned'));
    return result;
  };
  return (
    <form noValidate aria-label={t('fee.plan')} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="4">
        <Grid columns={{ base: 1, sm: 2 }} gap="3">
          <TextField {...form.field('from')} type="date" label={t('fee.from')} hint={t('fee.fromHint')} />
          <YuanField control={form.control} name="fee_fen" label={t('fee.title')} />
        </Grid>
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('fee.plan')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

/** Each fee counts from a day on. */
export const HandlingFees = () => {
  const { t } = useTranslation('forwarding-console');
  const { date } = useFormats();
  const { data } = useGetHandlingFeesQuery(undefined);
  const mayPlan = holdsRole(useStaffMe()?.roles ?? [], planHandlingFee.roles);
  const columns: DataColumn<Fee>[] = [
    { id: 'from', header: t('fee.from'), rowHeader: true, cell: ({ from }) => date(`${from}T00:00:00Z`) },
    { id: 'fee', header: t('fee.title'), numeric: true, cell: ({ fee_fen: fen }) => <Money fen={fen} /> },
    {
      id: 'state',
      header: t('stateLabel'),
      cell: ({ state }) => <StatusBadge tone={tones[state]}>{t(`fee.states.${state}`)}</StatusBadge>,
    },
  ];
  return (
    <Panel title={t('fee.title')} text={t('fee.lead')} gap="4">
      {data?.fees.length ? (
        <DataTable caption={t('fee.title')} columns={columns} rows={data.fees} keyOf={({ from }) => from} />
      ) : (
        <Text tone="muted">{t('fee.none')}</Text>
      )}
      {mayPlan ? <FeeForm /> : null}
    </Panel>
  );
};
