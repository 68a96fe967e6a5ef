import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Quote } from '@caravan/shipping/contract';
import { AccuracyLink, accuracyOf, type AccuracyTo } from '@caravan/shipping/web/accuracy';
import { Button, Row, Stack, Text } from '@caravan/ui-kit';
import { compareLines, sortLines, type LineOrder } from '../../lib/compare-lines.ts';
import { ClosedMethods, MethodTags } from './method-parts.tsx';
import { MethodRow, type LineField } from './method-row.tsx';
import styles from './method-chooser.module.css';

export interface MethodChooserProps {
  lines: readonly Quote[];
  field: LineField;
  /** The id of the chosen shipping method. */
  chosen: string;
  accuracy: AccuracyTo | undefined;
  /** Shown beside the order of the list. */
  action?: ReactNode;
}

/** The rows before the shopper asks for all; the chosen one is always shown. */
const shortList = 3;

const orders = ['price', 'speed'] as const;

/** Switches the order of the list. */
const Sorting = ({ by, onSort }: { by: LineOrder; onSort: (by: LineOrder) => void }) => {
  const { t } = useTranslation('warehouse-packages');
  return (
    <div role="group" aria-label={t('choose.sort')}>
      <Row gap="2" wrap>
        {orders.map((order) => (
          <Button
            key={order}
            size="sm"
            variant={order === by ? 'secondary' : 'ghost'}
            aria-pressed={order === by}
            onClick={() => onSort(order)}
          >
            {t(`choose.${order}`)}
          </Button>
        ))}
      </Row>
    </div>
  );
};

/**
 * Shipping methods to choose from, one row each, with the fee breakdown of the chosen one (specification 12.6). Arrow
 * keys move among the native radios.
 */
export const MethodChooser = ({ lines, field, chosen, accuracy, action }: MethodChooserProps) => {
  const { t } = useTranslation('warehouse-packages');
  const [by, setBy] = useState<LineOrder>('price');
  const [isWhole, setWhole] = useState(false);
  const closed = lines.filter((line) => !line.available);
  const open = sortLines(compareLines(lines.filter((line) => line.available)), by);
  const shown = isWhole ? open : open.filter(({ line }, index) => index < shortList || line.id === chosen);
  return (
    <Stack gap="3">
      {open.length > 1 || action ? (
        <Row gap="2" justify="between" wrap>
          {open.length > 1 ? <Sorting by={by} onSort={setBy} /> : null}
          {action}
        </Row>
      ) : null}
      {open.length > 0 ? (
        <div className={styles.rows}>
          {shown.map((compared) => (
            <MethodRow
              key={compared.line.id}
              line={compared.line}
              tags={<MethodTags of={compared} />}
              field={field}
              accuracy={accuracyOf(accuracy, compared.line.id)}
              chosen={compared.line.id === chosen}
            />
          ))}
        </div>
      ) : (
        <Text tone="warning">{t('choose.none')}</Text>
      )}
      {shown.length < open.length ? (
        <Button variant="secondary" size="sm" onClick={() => setWhole(true)}>
          {t('choose.all', { count: open.length })}
        </Button>
      ) : null}
      <AccuracyLink hasTooFew={accuracy?.found.length === 0} />
      {closed.length > 0 ? <ClosedMethods lines={closed} /> : null}
    </Stack>
  );
};
