import { useTranslation } from 'react-i18next';
import { textFact, type QueuePanelProps, type QueueView } from '@caravan/console-core';
import { WholeClaim } from '../components/whole-claim.tsx';

const Contents = () => useTranslation('forwarding-console').t('contents');

const Panel = ({ task: { ref: id }, onDone }: QueuePanelProps) => <WholeClaim key={id} id={id} onDone={onDone} />;

/** Parcels without a code that shoppers say are theirs. */
export const view: QueueView = {
  columns: [{ key: 'contents', Header: Contents, Cell: ({ task }) => textFact(task, 'contents') ?? '–' }],
  Panel,
  tags: ['staff-parcel-claim'],
};
