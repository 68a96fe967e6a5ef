import { useTranslation } from 'react-i18next';
import { compareStatements, type Verdict } from '@caravan/kernel/proof';
import { Banner } from '@caravan/ui-kit';
import { useFaultText } from './file-verdict.tsx';

/** Whether a statement only continues an older one. */
export const Comparison = ({ older, newer }: { older: Verdict; newer: Verdict }) => {
  const { t } = useTranslation('fund-payment');
  const faultText = useFaultText();
  if (!older.ok)
    return (
      <Banner tone="danger" live="alert" title={t('verify.compared.olderBad')}>
        {faultText(older)}
      </Banner>
    );
  if (!newer.ok) return null;
  if (older.kind !== 'statement' || newer.kind !== 'statement')
    return (
      <Banner tone="warning" live="status" title={t('verify.compared.olderBad')}>
        {t('verify.compared.notStatement')}
      </Banner>
    );
  const found = compareStatements(older, newer);
  return found.continues ? (
    <Banner tone="success" live="status" title={t('verify.compared.continues')}>
      {t('verify.compared.continuesText', { count: found.added })}
    </Banner>
  ) : (
    <Banner tone="danger" live="alert" title={t('verify.compared.broken')}>
      {t(`verify.compared.${found.why}`, { row: found.row })}
    </Banner>
  );
};
