import { useTranslation } from 'react-i18next';
import type { Parcel } from '@caravan/procurement/contract';
import { Badge, Button, Row, Stack } from '@caravan/ui-kit';
import { faultsOf, type LineDraft } from '../../lib/receipt-draft.ts';

export interface ReceiveLinesProps {
  lines: Parcel['lines'];
  drafts: readonly LineDraft[];
  active: number;
  onChoose: (index: number) => void;
  /** Marks the lines that miss something. */
  checked: boolean;
}

/** The lines of a parcel with several; one of them is measured at a time. */
export const ReceiveLines = ({ lines, drafts, active, onChoose, checked }: ReceiveLinesProps) => {
  const { t } = useTranslation('procurement-console');
  if (drafts.length < 2) return null;
  return (
    <nav aria-label={t('receive.lines')}>
      <Stack gap="1">
        {drafts.map((draft, index) => {
          const line = lines.find(({ line_id }) => line_id === draft.lineId);
          const isDone = faultsOf(draft).length === 0;
          return (
            <Button
              key={draft.lineId}
              variant={index === active ? 'secondary' : 'ghost'}
              aria-current={index === active ? 'step' : undefined}
              onClick={() => onChoose(index)}
            >
              <Row gap="2" wrap>
                {t('receive.lineOf', { name: line?.name ?? '', count: draft.quantity })}
                {isDone ? <Badge tone="success">{t('receive.measured')}</Badge> : null}
                {!isDone && checked ? <Badge tone="warning">{t('receive.missing')}</Badge> : null}
              </Row>
            </Button>
          );
        })}
      </Stack>
    </nav>
  );
};
