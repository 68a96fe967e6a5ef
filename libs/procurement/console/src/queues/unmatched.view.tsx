import { useTranslation } from 'react-i18next';
import { numberFact, textFact, type QueuePanelProps, type QueueView } from '@caravan/console-core';
import { procurementConsolePaths } from '@caravan/routes/console';
import { DescriptionList, Disclosure, Link, Stack } from '@caravan/ui-kit';
import { DiscardParcel } from '../components/parcel-actions/discard-parcel.tsx';
import { MatchParcel } from '../components/parcel-actions/match-parcel.tsx';

const Bin = () => useTranslation('procurement-console').t('parcel.bin');
const Carrier = () => useTranslation('procurement-console').t('parcel.carrier');

/** An unexpected parcel: its facts, its purchase, or its end. */
const Panel = ({ task, onDone }: QueuePanelProps) => {
  const { t } = useTranslation('procurement-console');
  const weight = numberFact(task, 'weight_g');
  return (
    <Stack gap="4">
      <DescriptionList
        items={[
          { key: 'bin', term: t('parcel.bin'), value: textFact(task, 'bin') ?? '–' },
          { key: 'weight', term: t('parcel.weight'), value: weight === undefined ? '–' : `${weight} g` },
          { key: 'note', term: t('parcel.note'), value: textFact(task, 'note') ?? '–' },
        ]}
      />
      <Link to={procurementConsolePaths.parcel.href({ id: task.ref })}>{t('parcel.open')}</Link>
      <MatchParcel parcelId={task.ref} onMatched={onDone} />
      <Disclosure summary={t('parcel.discardTitle')}>
        <DiscardParcel parcelId={task.ref} onDone={onDone} />
      </Disclosure>
    </Stack>
  );
};

/** Parcels that came without a purchase. */
export const view: QueueView = {
  columns: [
    { key: 'bin', Header: Bin, Cell: ({ task }) => textFact(task, 'bin') ?? '–' },
    { key: 'carrier', Header: Carrier, Cell: ({ task }) => textFact(task, 'carrier') ?? '–' },
  ],
  Panel,
};
