import { useTranslation } from 'react-i18next';
import { formatFen, type Fen } from '@caravan/kernel';
import { unpaidPackageHours, type Quote } from '@caravan/warehouse-packages/contract';
import { Banner, Button, Panel, Text } from '@caravan/ui-kit';
import { FeeList } from '../fee-list/fee-list.tsx';

export interface PackSummaryProps {
  /** The chosen shipping method; undefined if none is chosen. */
  line: Quote | undefined;
  /** Its fee when the shopper last clicked the button, if it differs. */
  before: Fen | undefined;
  busy: boolean;
}

/** All fees and the total, above the button. */
export const PackSummary = ({ line, before, busy }: PackSummaryProps) => {
  const { t } = useTranslation('warehouse-packages');
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
