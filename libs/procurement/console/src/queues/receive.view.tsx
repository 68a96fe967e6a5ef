import { useTranslation } from 'react-i18next';
import { numberFact, textFact, type QueuePanelProps, type QueueView } from '@caravan/console-core';
import { useGetParcelQuery } from '@caravan/procurement/api';
import { procurementConsolePaths } from '@caravan/routes/console';
import { ButtonLink, Loading, Row, Skeleton, Stack } from '@caravan/ui-kit';
import { LoadFailed } from '@caravan/web-core';
import { ParcelLines } from '../components/parcel-lines/parcel-lines.tsx';

const Carrier = () => useTranslation('procurement-console').t('parcel.carrier');
const Shop = () => useTranslation('procurement-console').t('purchase.shop');
const Pieces = () => useTranslation('procurement-console').t('queues.pieces');

/** The contents of an expected parcel, and the way to the station. */
const Panel = ({ task }: QueuePanelProps) => {
  const { t } = useTranslation('procurement-console');
  const {
    data: parcel,
    isError,
    refetch,
  } = useGetParcelQuery({ params: { id: task.ref } }, { refetchOnMountOrArgChange: true });
  if (isError && !parcel) return <LoadFailed part title={t('parcel.missing')} onRetry={() => void refetch()} />;
  if (!parcel) {
    return (
      <Loading label={t('loading')}>
        <Skeleton part="2-3" />
      </Loading>
    );
  }
  const { id } = parcel;
  return (
    <Stack gap="4">
      <ParcelLines caption={t('parcel.lines')} lines={parcel.lines} />
      <Row gap="2" wrap>
        <ButtonLink to={procurementConsolePaths.receive.href({ parcel: id })}>{t('parcel.receive')}</ButtonLink>
        <ButtonLink variant="secondary" to={procurementConsolePaths.parcel.href({ id })}>
          {t('parcel.open')}
        </ButtonLink>
      </Row>
    </Stack>
  );
};

/** Parcels that are on their way. */
export const view: QueueView = {
  columns: [
    { key: 'carrier', Header: Carrier, Cell: ({ task }) => textFact(task, 'carrier') ?? '–' },
    { key: 'shop', Header: Shop, Cell: ({ task }) => textFact(task, 'shop') ?? '–' },
    { key: 'pieces', Header: Pieces, Cell: ({ task }) => numberFact(task, 'pieces') ?? '–', numeric: true },
  ],
  Panel,
  tags: ['parcel'],
};
