import { useTranslation } from 'react-i18next';
import { receiptDocument, receiptFile, type Receipt, type ReceiptRow } from '@caravan/receipts/contract';
import { cartOrdersPaths, receiptsPaths, warehousePackagesPaths } from '@caravan/routes';
import {
  Breadcrumbs,
  Button,
  DescriptionList,
  DetailPage,
  Heading,
  Image,
  Link,
  OffPaper,
  Panel,
  Row,
  Stack,
  Text,
  type DescriptionItem,
} from '@caravan/ui-kit';
import { saveFile, useDownload, useLanguage } from '@caravan/web-core';
import { pdfCallOf, type ReceiptSubject } from '../../lib/use-receipt.ts';
import { HashValue } from '../statement/hash-value.tsx';
import styles from '../statement/statement.module.css';

const isHash = (value: string): boolean => /^[0-9a-f]{64}$/.test(value);

const itemOf = ({ label, hint, value, strong }: ReceiptRow, index: number): DescriptionItem => ({
  key: String(index),
  term: label,
  value: isHash(value) ? <code className={styles.hash}>{value}</code> : value,
  ...(hint ? { hint } : {}),
  ...(strong ? { strong } : {}),
});

const Crumbs = ({ kind, number }: ReceiptSubject) => {
  const { t } = useTranslation('fund-payment');
  const [list, subject] =
    kind === 'order'
      ? [cartOrdersPaths.orders.href(), cartOrdersPaths.orderDetail.href({ number })]
      : [warehousePackagesPaths.packages.href(), warehousePackagesPaths.packageDetail.href({ number })];
  const crumbs = [
    { label: t(kind === 'order' ? 'receipt.orders' : 'receipt.packages'), to: list },
    { label: number, to: subject },
    { label: t('receipt.short') },
  ];
  return <Breadcrumbs label={t('receipt.place')} crumbs={crumbs} />;
};

const Keep = ({ receipt, subject }: { receipt: Receipt; subject: ReceiptSubject }) => {
  const { t } = useTranslation('fund-payment');
  const { start, busy } = useDownload();
  const { number } = subject;
  const savePdf = () =>
    start({
      endpoint: pdfCallOf(subject),
      params: { number },
      accept: 'application/pdf',
      fileName: `receipt-${number}.pdf`,
    });
  const saveData = () =>
    saveFile(new Blob([receiptFile(receipt)], { type: 'application/json' }), `receipt-${number}.json`);
  return (
    <OffPaper>
      <Panel title={t('receipt.save')} gap="3">
        <Row gap="3" wrap>
          <Button variant="secondary" size="sm" icon="download" busy={busy} onClick={() => void savePdf()}>
            {t('receipt.pdf')}
          </Button>
          <Button variant="secondary" size="sm" icon="download" onClick={saveData}>
            {t('receipt.data')}
          </Button>
        </Row>
        <Link to={receiptsPaths.verify.href()}>{t('receipt.check')}</Link>
      </Panel>
    </OffPaper>
  );
};

const Pictures = ({ pictures, links }: { pictures: { id: string; name: string }[]; links: Receipt['links'] }) => {
  const { t } = useTranslation('fund-payment');
  const shown = pictures.flatMap(({ id, name }) => {
    const link = links.find((one) => one.id === id);
    return link ? [{ ...link, name }] : [];
  });
  if (!shown.length) return null;
  return (
    <Panel title={t('receipt.pictures')} gap="3">
      <Row gap="2" wrap>
        {shown.map(({ id, name, url, thumb_url }) => (
          <a key={id} href={url} target="_blank" rel="noreferrer">
            <Image src={thumb_url} alt={name} size="96" radius="control" />
          </a>
        ))}
      </Row>
    </Panel>
  );
};

/** A receipt: every amount and fact, its hash, and the ways to keep it. */
export const ReceiptView = ({ receipt, subject }: { receipt: Receipt; subject: ReceiptSubject }) => {
  const { t } = useTranslation('fund-payment');
  const language = useLanguage();
  const { title, facts, sections, pictures } = receiptDocument(receipt.content, language);
  return (
    <DetailPage
      crumbs={<Crumbs {...subject} />}
      title={<Heading level={1}>{title}</Heading>}
      text={t('receipt.made')}
      printLabel={t('receipt.print')}
      main={sections.map(({ id, title: name, rows }) => (
        <Panel key={id} title={name} gap="3">
          <DescriptionList look={id === 'photos' ? 'facts' : 'totals'} items={rows.map(itemOf)} />
        </Panel>
      ))}
      side={
        <>
          <Panel title={t('receipt.short')} gap="3">
            <DescriptionList items={facts.map(itemOf)} />
          </Panel>
          <Keep receipt={receipt} subject={subject} />
          <Panel title={t('receipt.hash')} gap="3">
            <Stack gap="2">
              <HashValue hash={receipt.hash} copyLabel={t('receipt.copyHash')} />
              <Text size="sm" tone="muted">
                {t('receipt.hashText')}
              </Text>
            </Stack>
          </Panel>
          <Pictures pictures={pictures} links={receipt.links} />
        </>
      }
    >
      {null}
    </DetailPage>
  );
};
