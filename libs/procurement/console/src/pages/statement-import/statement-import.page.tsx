import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFen } from '@caravan/kernel';
import { procurementConsolePaths } from '@caravan/procurement/contract';
import { Banner, Button, ButtonLink, FileUpload, Heading, Row, Stack, Text, TextField } from '@caravan/ui-kit';
import type { PageContext, PageMeta } from '@caravan/web-core';
import { ColumnChoice } from '../../components/statement-import/column-choice.tsx';
import { StatementResults, UnreadRows } from '../../components/statement-import/statement-results.tsx';
import { useStatementImport, type StatementReport } from './use-statement-import.ts';

export const meta = ({ t }: PageContext<'procurement-console'>): PageMeta => ({ title: t('statement.title') });

const maxBytes = 5 * 1024 * 1024;

const Report = ({ report, onWrite, busy }: { report: StatementReport; onWrite: () => void; busy: boolean }) => {
  const { t } = useTranslation('procurement-console');
  const { outcomes, paid_fen: paid, refunded_fen: refunded } = report.totals;
  const { matched, amount_differs: differs, unknown, known } = outcomes;
  const news = matched + differs + unknown;
  const left = outcomes.refused + report.unread.length;
  return (
    <>
      <Banner tone={report.isDone ? 'success' : 'info'} live="status">
        {t(report.isDone ? 'statement.done' : 'statement.foreseen', {
          news,
          matched,
          differs,
          unknown,
          known,
          left,
          paid: formatFen(paid),
          refunded: formatFen(refunded),
        })}
      </Banner>
      <Row gap="3" wrap>
        {report.isDone ? (
          <ButtonLink to={procurementConsolePaths.reconciliation.href({ books: 'differs' })}>
            {t('statement.seeDifferences')}
          </ButtonLink>
        ) : news > 0 ? (
          <Button busy={busy} onClick={onWrite}>
            {t('statement.send', { count: news })}
          </Button>
        ) : null}
      </Row>
      {report.unread.length ? <UnreadRows rows={report.unread} /> : null}
      <StatementResults rows={report.rows} />
    </>
  );
};

/** Imports a statement of an account at a shop's platform: first what would happen, then the import. */
export const Page = () => {
  const { t } = useTranslation('procurement-console');
  const [account, setAccount] = useState('');
  const [isNameless, setNameless] = useState(false);
  const file = useStatementImport(account);
  const check = (): void => {
    setNameless(!account.trim());
    if (account.trim()) void file.check();
  };
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {t('statement.title')}
      </Heading>
      <Text tone="muted" measure>
        {t('statement.lead')}
      </Text>
      <form
        noValidate
        aria-label={t('statement.title')}
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <Stack gap="4">
          <TextField
            label={t('purchase.account')}
            hint={t('statement.accountHint')}
            error={isNameless ? t('statement.accountMissing') : undefined}
            value={account}
            maxLength={100}
            required
            autoComplete="off"
            onChange={({ target: { value } }) => {
              setAccount(value);
              file.forget();
            }}
          />
          <FileUpload
            label={t('import.file')}
            {...(file.chosen ? { value: file.chosen } : {})}
            chooseLabel={t('import.choose')}
            removeLabel={t('statement.remove')}
            error={file.fault ? t(`statement.fault.${file.fault}`) : undefined}
            accept={['text/csv', 'text/plain', 'application/vnd.ms-excel']}
            maxSize={maxBytes}
            onChoose={(chosen) => void file.read(chosen)}
            onRemove={file.remove}
            onRefuse={file.refuse}
          />
          {file.table ? (
            <>
              <ColumnChoice head={file.table.head} places={file.places} onChange={file.choose} />
              <Row>
                <Button type="submit" variant={file.report ? 'secondary' : 'primary'} busy={file.isLoading}>
                  {t('statement.check')}
                </Button>
              </Row>
            </>
          ) : null}
        </Stack>
      </form>
      {file.report ? <Report report={file.report} busy={file.isLoading} onWrite={() => void file.write()} /> : null}
    </Stack>
  );
};
