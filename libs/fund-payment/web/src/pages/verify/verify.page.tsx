import { useTranslation } from 'react-i18next';
import { receiptsPaths } from '@caravan/routes';
import { FileUpload, Heading, Loading, Page as Column, Panel, Skeleton, Stack, Text } from '@caravan/ui-kit';
import type { PageContext, PageMeta } from '@caravan/web-core';
import styles from '../../components/statement/statement.module.css';
import { Comparison } from '../../components/verify/comparison.tsx';
import { FileVerdict, maxMegabytes } from '../../components/verify/file-verdict.tsx';
import { useCheckedFile, type CheckedFile } from '../../lib/use-checked-file.ts';

export const meta = ({ t }: PageContext<'fund-payment'>): PageMeta => ({
  title: t('verify.title'),
  description: t('verify.description'),
  canonical: receiptsPaths.verify.href(),
});

const Result = ({ main, older }: { main: CheckedFile; older: CheckedFile | undefined }) => {
  const { t } = useTranslation('fund-payment');
  const running = [main, older].find((checked) => checked && !checked.verdict);
  return (
    <Panel title={t('verify.result')}>
      {main.verdict ? <FileVerdict verdict={main.verdict} /> : null}
      {main.verdict && older?.verdict ? <Comparison older={older.verdict} newer={main.verdict} /> : null}
      {running ? (
        <Loading label={t('verify.checking', { name: running.file.name })}>
          <Skeleton shape="text" />
        </Loading>
      ) : null}
    </Panel>
  );
};

const How = () => {
  const { t } = useTranslation('fund-payment');
  const points = (['row', 'chain', 'balance', 'older', 'receipt'] as const).map((point) => t(`verify.how.${point}`));
  return (
    <Panel title={t('verify.how.title')}>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Text tone="muted" measure>
        {t('verify.how.limit')}
      </Text>
    </Panel>
  );
};

/** Checks a statement or a receipt in the browser, without a call of the server. */
export const Page = () => {
  const { t } = useTranslation('fund-payment');
  const main = useCheckedFile();
  const older = useCheckedFile();
  return (
    <Column>
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1}>{t('verify.title')}</Heading>
          <Text measure>{t('verify.intro')}</Text>
        </Stack>
        <Panel title={t('verify.files')}>
          <FileUpload
            label={t('verify.file')}
            hint={t('verify.fileHint', { size: maxMegabytes })}
            chooseLabel={t('verify.choose')}
            removeLabel={t('verify.remove', { name: main.checked?.file.name })}
            accept={[]}
            {...(main.checked ? { value: main.checked.file } : {})}
            onChoose={main.choose}
            onRefuse={(_, file) => main.choose(file)}
            onRemove={main.remove}
          />
          <FileUpload
            label={t('verify.older')}
            optionalText={t('verify.optional')}
            hint={t('verify.olderHint')}
            chooseLabel={t('verify.choose')}
            removeLabel={t('verify.remove', { name: older.checked?.file.name })}
            accept={[]}
            {...(older.checked ? { value: older.checked.file } : {})}
            onChoose={older.choose}
            onRefuse={(_, file) => older.choose(file)}
            onRemove={older.remove}
          />
        </Panel>
        {main.checked ? <Result main={main.checked} older={older.checked} /> : null}
        <How />
        <Panel title={t('verify.offline.title')} text={t('verify.offline.text')}>
          <pre lang="" className={styles.command}>
            npx ./tools/verify statement.jsonl older-statement.jsonl
          </pre>
        </Panel>
      </Stack>
    </Column>
  );
};
