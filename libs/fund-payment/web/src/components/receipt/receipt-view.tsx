import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  receiptDocument,
  receiptFile,
  type Receipt,
  type ReceiptRow,
  type ReceiptSection,
} from '@caravan/receipts/contract';
import { cartOrdersPaths, receiptsPaths, warehousePackagesPaths } from '@caravan/routes';
import {
  Breadcrumbs,
  Button,
  Checkbox,
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

/** Sections whose values are no amounts. */
const plainSections: readonly ReceiptSection['id'][] = ['seller', 'buyer', 'photos'];

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

interface KeepProps {
  receipt: Receipt;
  subject: ReceiptSubject;
  /** Whether hashes are shown and printed. */
  hashes: boolean;
  onHashes: (hashes: boolean) => void;
}

const Keep = ({ receipt, subject, hashes, onHashes }: KeepProps) => {
  const { t } = useTranslation('fund-payment');
  const { start, busy } = useDownload();
  const { number } = subject;
  const savePdf = () =>
    start({
      endpoint: pdfCallOf(subject),
      params: { number },
      ...(hashes ? { query: { hashes: '1' as const } } : {}),
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
        <Checkbox
          label={t('receipt.hashes')}
          hint={t('receipt.hashesHint')}
          checked={hashes}
          onChange={({ currentTarget }) => onHashes(currentTarget.checked)}
        />
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
  const [hashes, setHashes] = useState(false);
  const { title, facts, parties, sections, pictures } = receiptDocument(receipt, language);
  const shown = [...parties, ...sections.filter(({ id }) => hashes || id !== 'photos')];
  return (
    <DetailPage
      crumbs={<Crumbs {...subject} />}
      title={<Heading level={1}>{title}</Heading>}
      text={t('receipt.made')}
      printLabel={t('receipt.print')}
      main={shown.map(({ id, title: name, rows }) => (
        <Panel key={id} title={name} gap="3">
          <DescriptionList look={plainSections.includes(id) ? 'facts' : 'totals'} items={rows.map(itemOf)} />
        </Panel>
      ))}
      side={
        <>
          <Panel title={t('receipt.short')} gap="3">
            <DescriptionList items={facts.map(itemOf)} />
          </Panel>
          <Keep receipt={receipt} subject={subject} hashes={hashes} onHashes={setHashes} />
          {hashes ? (
            <Panel title={t('receipt.hash')} gap="3">
              <Stack gap="2">
                <HashValue hash={receipt.hash} copyLabel={t('receipt.copyHash')} />
                <Text size="sm" tone="muted">
                  {t('receipt.hashText')}
                </Text>
              </Stack>
            </Panel>
          ) : null}
          <Pictures pictures={pictures} links={receipt.links} />
        </>
      }
    >
      {null}
    </DetailPage>
  );
};
