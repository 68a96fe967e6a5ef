import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TableFileField, UnreadRows } from '@caravan/console-core';
import { formatFen } from '@caravan/kernel';
import { maxImportedRows } from '@caravan/procurement/contract';
import { procurementConsolePaths } from '@caravan/routes/console';
import { Banner, Button, ButtonLink, Heading, Row, Stack, Text, TextField } from '@caravan/ui-kit';
import type { PageContext, PageMeta } from '@caravan/web-core';
import { StatementResults } from '../../components/statement-import/statement-results.tsx';
import { statementColumns } from '../../lib/statement-columns.ts';
import { useStatementImport, type StatementReport } from './use-statement-import.ts';

export const meta = ({ t }: PageContext<'procurement-console'>): PageMeta => ({ title: t('statement.title') });

const sample = {
  name: 'statement',
  rows: [
    {
      number: '4012345678901234567',
      amount: '128.50',
      day: '2026-11-24',
      type: '支出',
      status: '交易成功',
      method: '',
      account: '',
      note: '',
    },
    {
      number: '4012345678901234567',
      amount: '28.50',
      day: '2026-11-26',
      type: '不计收支',
      status: '退款成功',
      method: '',
      account: '',
      note: '',
    },
  ],
};

const Unread = ({ report: { unread } }: { report: StatementReport }) => {
  const { t } = useTranslation('procurement-console');
  return <UnreadRows rows={unread} reason={(why) => t(`statement.unread.${why}`)} />;
};

interface ReportProps {
  report: StatementReport & { totals: NonNullable<StatementReport['totals']> };
  onWrite: () => void;
  busy: boolean;
}

const Report = ({ report, onWrite, busy }: ReportProps) => {
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
      <Unread report={report} />
      <StatementResults rows={report.rows} />
    </>
  );
};

/** Imports a statement of an account at a shop's platform: first what would happen, then the import. */
export const Page = () => {
  const { t } = useTranslation('procurement-console');
  const [account, setAccount] = useState('');
  const [isNameless, setNameless] = useState(false);
  const { file, report, isLoading, forget, check: dryRun, write } = useStatementImport(account);
  const check = (): void => {
    setNameless(!account.trim());
    if (account.trim()) void dryRun();
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
              forget();
            }}
          />
          <TableFileField
            file={file}
            columns={statementColumns}
            labels={t('statement.column', { returnObjects: true })}
            maxRows={maxImportedRows}
            sample={sample}
          />
          {file.table ? (
            <Row>
              <Button type="submit" variant={report ? 'secondary' : 'primary'} busy={isLoading}>
                {t('statement.check')}
              </Button>
            </Row>
          ) : null}
        </Stack>
      </form>
      {report?.totals ? (
        <Report report={{ ...report, totals: report.totals }} busy={isLoading} onWrite={() => void write()} />
      ) : report ? (
        <>
          <Banner tone="danger" live="alert">
            {t('statement.noRows')}
          </Banner>
          <Unread report={report} />
        </>
      ) : null}
    </Stack>
  );
};
