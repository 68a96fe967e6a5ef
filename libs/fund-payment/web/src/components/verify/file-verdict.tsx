import { useTranslation } from 'react-i18next';
import {
  maxProofBytes,
  type CheckedReceipt,
  type CheckedStatement,
  type Refusal,
  type Verdict,
} from '@caravan/kernel/proof';
import { Banner, DescriptionList, Money, Stack } from '@caravan/ui-kit';
import { HashValue } from '../statement/hash-value.tsx';

export const maxMegabytes = maxProofBytes / 1024 / 1024;

/** Faults of the whole file, which have no line. */
const ofFile: readonly Refusal['fault'][] = ['too_large', 'not_text', 'unknown_format'];

/** The fault of a file, in words. */
export const useFaultText = () => {
  const { t } = useTranslation('fund-payment');
  return ({ fault, line }: Refusal): string => {
    const text = t(`verify.fault.${fault}`, { size: maxMegabytes });
    return ofFile.includes(fault) ? text : t('verify.at', { line, fault: text });
  };
};

const StatementFacts = ({ statement }: { statement: CheckedStatement }) => {
  const { t } = useTranslation('fund-payment');
  return (
    <DescriptionList
      items={[
        { key: 'account', term: t('verify.account'), value: statement.account },
        { key: 'rows', term: t('verify.rows'), value: statement.hashes.length },
        { key: 'balance', term: t('verify.balance'), value: <Money fen={statement.balanceFen} balance /> },
        {
          key: 'head',
          term: t('verify.head'),
          value: <HashValue hash={statement.head} copyLabel={t('verify.copyHash')} />,
        },
      ]}
    />
  );
};

const ReceiptFacts = ({ receipt: { subject, number, hash } }: { receipt: CheckedReceipt }) => {
  const { t } = useTranslation('fund-payment');
  return (
    <DescriptionList
      items={[
        {
          key: 'subject',
          term: subject === 'order' || subject === 'package' ? t(`verify.subject.${subject}`) : subject,
          value: number,
        },
        { key: 'hash', term: t('verify.hash'), value: <HashValue hash={hash} copyLabel={t('verify.copyHash')} /> },
      ]}
    />
  );
};

/** The result of the check of a file. */
export const FileVerdict = ({ verdict }: { verdict: Verdict }) => {
  const { t } = useTranslation('fund-payment');
  const faultText = useFaultText();
  if (!verdict.ok)
    return (
      <Banner tone="danger" live="alert" title={t('verify.bad')}>
        {faultText(verdict)}
      </Banner>
    );
  return (
    <Stack gap="4">
      <Banner tone="success" live="status" title={t(`verify.good.${verdict.kind}`)}>
        {verdict.kind === 'statement'
          ? t('verify.good.statementText', { count: verdict.hashes.length })
          : t('verify.good.receiptText')}
      </Banner>
      {verdict.kind === 'statement' ? <StatementFacts statement={verdict} /> : <ReceiptFacts receipt={verdict} />}
    </Stack>
  );
};
