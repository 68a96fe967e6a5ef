import { formatFen, type Fen } from '@caravan/kernel';
import { unpaidPackageHours, type Quote } from '@caravan/warehouse-packages/contract';
import { Banner, Button, Panel, Text } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { FeeList } from '../fee-list/fee-list.tsx';

export interface PackSummaryProps {
  /** The chosen line; undefined as long as none is. */
  line: Quote | undefined;
  /** What it cost when the shopper last pressed the button, where that was something else. */
  before: Fen | undefined;
  busy: boolean;
}

/** Every fee and the whole, before the one button. */
export const PackSummary = ({ line, before, busy }: PackSummaryProps) => {
  const t = useTexts('warehouse-packages');
  const isChanged = line !== undefined && before !== undefined && before !== line.fee_fen;
  return (
    <Panel title={t('pack.summary')}>
      {line ? <FeeList fee={line} size="xl" /> : <Text tone="muted">{t('pack.noLine')}</Text>}
      <Text size="sm" tone="muted">
        {t('pack.currency')}
      </Text>
      {isChanged ? (
        <Banner tone="warning" live="alert" title={t('pack.changed.title')}>
          {t('pack.changed.text', { before: formatFen(before), after: formatFen(line.fee_fen) })}
        </Banner>
      ) : null}
      <Button type="submit" size="lg" full busy={busy}>
        {t('pack.submit')}
      </Button>
      <Text size="sm" tone="muted">
        {t('pack.next', { hours: unpaidPackageHours })}
      </Text>
    </Panel>
  );
};
