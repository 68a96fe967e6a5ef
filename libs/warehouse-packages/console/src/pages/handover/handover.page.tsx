import { useTranslation } from 'react-i18next';
import { StationPage } from '@caravan/console-core';
import { Badge, Button, Card, Grow, IconButton, Loading, Row, Skeleton, Stack, Text } from '@caravan/ui-kit';
import { useGetHandoverQuery } from '@caravan/warehouse-packages/api/staff';
import { warehouseConsolePaths, type Handover } from '@caravan/warehouse-packages/contract';
import { LoadFailed, useParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { CodeField } from '../../components/code-field.tsx';
import { useHandingOver } from './use-handing-over.ts';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({ title: t('handover.title') });

interface RowsProps {
  handover: Handover;
  onRemove: (number: string) => void;
}

const HandedPackages = ({ handover, onRemove }: RowsProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  return (
    <Stack gap="2" as="ul">
      {handover.packages.toReversed().map(({ number, tracking_number: tracking, outcome, message }) => (
        <Card key={number} as="li" space="tight" tone="outline">
          <Row gap="3">
            <Grow>
              <Text weight="medium" numeric>
                {number}
              </Text>
              <Text size="sm" tone="muted" numeric>
                {tracking}
              </Text>
              {message ? (
                <Text size="sm" tone="danger">
                  {message}
                </Text>
              ) : null}
            </Grow>
            {outcome ? (
              <Badge tone={outcome === 'shipped' ? 'success' : 'danger'}>{t(`handover.outcome.${outcome}`)}</Badge>
            ) : null}
            {handover.closed_at === null ? (
              <IconButton icon="trash" label={t('handover.remove', { number })} onClick={() => onRemove(number)} />
            ) : null}
          </Row>
        </Card>
      ))}
    </Stack>
  );
};

/** The station of a hand-over. */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages-console');
  const { id = '' } = useParams();
  const { data, isError, refetch } = useGetHandoverQuery({ params: { id } });
  const { signal, waiting, read, remove, close, closing } = useHandingOver(id);
  // An interruption leaves packages without an outcome; closing again ships them.
  const isDone = data?.closed_at != null && data.packages.every(({ outcome }) => outcome !== null);
  return (
    <StationPage
      title={data ? t('handover.titleOf', { carrier: data.carrier }) : t('handover.title')}
      backTo={warehouseConsolePaths.handovers.href()}
      signal={signal}
      idle={{ word: t('handover.idle'), text: t('handover.idleText') }}
      actions={
        data && !isDone ? (
          <Button size="lg" icon="truck" busy={closing} disabled={!data.packages.length} onClick={close}>
            {t('handover.close', { count: data.packages.length })}
          </Button>
        ) : null
      }
    >
      {data?.closed_at == null ? (
        <CodeField
          label={waiting ? t('handover.codeTracking', { number: waiting }) : t('handover.code')}
          onCode={read}
        />
      ) : null}
      {isError && !data ? <LoadFailed part title={t('handover.failed')} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? (
        <Loading label={t('loading')}>
          <Skeleton part="2-3" />
        </Loading>
      ) : null}
      {data ? <HandedPackages handover={data} onRemove={(number) => void remove(number)} /> : null}
    </StationPage>
  );
};
