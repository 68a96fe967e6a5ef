import { useTranslation } from 'react-i18next';
import type { Quote } from '@caravan/shipping/contract';
import { Badge, Disclosure, Text } from '@caravan/ui-kit';
import type { LineMarks } from '../../lib/compare-lines.ts';
import styles from './method-chooser.module.css';

/** Marks the cheapest and the fastest method. */
export const MethodTags = ({ of: { cheapest, fastest } }: { of: LineMarks }) => {
  const { t } = useTranslation('warehouse-packages');
  return (
    <>
      {cheapest ? <Badge tone="success">{t('line.cheapest')}</Badge> : null}
      {fastest ? <Badge tone="brand">{t('line.fastest')}</Badge> : null}
    </>
  );
};

/** The methods that cannot carry the goods, with the reason of each, behind one line. */
export const ClosedMethods = ({ lines, open = false }: { lines: readonly Quote[]; open?: boolean }) => {
  const { t } = useTranslation('warehouse-packages');
  return (
    <Disclosure look="plain" open={open} summary={t('choose.closed', { count: lines.length })}>
      <ul className={styles.closed}>
        {lines.map(({ id, name, reason }) => (
          <li key={id}>
            <Text size="sm" tone="muted">
              {name}
            </Text>
            <Text size="xs" tone="warning">
              {reason}
            </Text>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
};
