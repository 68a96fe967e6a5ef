import { useTranslation } from 'react-i18next';
import { textFact, textsFact, type QueuePanelProps, type QueueTask, type QueueView } from '@caravan/console-core';
import { freightFindings } from '@caravan/freight-costs/contract';
import { freightCostsConsolePaths } from '@caravan/routes/console';
import { ButtonLink, Row, Stack } from '@caravan/ui-kit';
import { FindingBadges, ReviewBadge } from '../components/line-badges.tsx';
import { WholeLine } from '../components/whole-line.tsx';

const Carrier = ({ task }: { task: QueueTask }) => <>{textFact(task, 'carrier') ?? '–'}</>;
const CarrierHeader = () => <>{useTranslation('freight-costs-console').t('bills.carrier')}</>;

const Findings = ({ task }: { task: QueueTask }) => {
  const found = textsFact(task, 'findings');
  return <FindingBadges findings={freightFindings.filter((finding) => found.includes(finding))} />;
};
const FindingsHeader = () => <>{useTranslation('freight-costs-console').t('line.findings')}</>;

const Review = ({ task }: { task: QueueTask }) => (
  <ReviewBadge review={textFact(task, 'review') === 'disputed' ? 'disputed' : 'open'} />
);
const ReviewHeader = () => <>{useTranslation('freight-costs-console').t('line.review')}</>;

const Panel = ({ task: { ref: id }, onDone }: QueuePanelProps) => {
  const { t } = useTranslation('freight-costs-console');
  return (
    <Stack gap="4">
      <WholeLine key={id} id={id} onDone={onDone} />
      <Row>
        <ButtonLink to={freightCostsConsolePaths.line.href({ id })} variant="secondary">
          {t('line.open')}
        </ButtonLink>
      </Row>
    </Stack>
  );
};

/** Lines of carriers' bills with a difference, and those in dispute. */
export const view: QueueView = {
  columns: [
    { key: 'carrier', Header: CarrierHeader, Cell: Carrier },
    { key: 'findings', Header: FindingsHeader, Cell: Findings },
    { key: 'review', Header: ReviewHeader, Cell: Review },
  ],
  Panel,
  tags: ['freight-line'],
};
