import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PrintNotice, usePrint, useStaffMe } from '@caravan/console-core';
import {
  useGetPaperStateQuery,
  usePrintCustomsPaperMutation,
  type PackagePapersProps,
} from '@caravan/customs/api/staff';
import {
  contentsCategories,
  getPaperState,
  paperKinds,
  printCustomsPaper,
  type ContentsCategory,
  type PaperKind,
} from '@caravan/customs/contract';
import { holdsRole } from '@caravan/kernel';
import { Banner, Button, Panel, Row, SelectField, Stack, Text } from '@caravan/ui-kit';

const Prints = ({ number, suggested }: PackagePapersProps & { suggested: PaperKind }) => {
  const { t } = useTranslation('customs-console');
  const [category, setCategory] = useState<ContentsCategory>('sale_of_goods');
  const [prepare] = usePrintCustomsPaperMutation();
  const print = usePrint();
  // The suggested one is first.
  const kinds = [suggested, ...paperKinds.filter((one) => one !== suggested)];
  return (
    <Stack gap="3">
      <SelectField
        label={t('papers.category')}
        value={category}
        options={contentsCategories.map((one) => ({ value: one, label: t(`papers.categories.${one}`) }))}
        onChange={({ target }) =>
          setCategory(contentsCategories.find((one) => one === target.value) ?? 'sale_of_goods')
        }
      />
      <Row gap="3" wrap>
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant={kind === suggested ? 'primary' : 'secondary'}
            icon="printer"
            busy={print.state === 'preparing'}
            onClick={() => void print.print(() => prepare({ params: { number, kind }, body: { category } }).unwrap())}
          >
            {t(`papers.print.${kind}`)}
          </Button>
        ))}
      </Row>
      <PrintNotice print={print} />
    </Stack>
  );
};

const Papers = ({ number }: PackagePapersProps) => {
  const { t } = useTranslation('customs-console');
  const mayPrint = holdsRole(useStaffMe()?.roles ?? [], printCustomsPaper.roles);
  const { data } = useGetPaperStateQuery({ params: { number } });
  if (!data) return null;
  return (
    <Panel title={t('papers.title')} gap="3">
      {data.gaps.length ? (
        <Banner tone="warning" title={t('papers.missing')}>
          <Stack as="ul" gap="1">
            {data.gaps.map((gap) => (
              <li key={gap}>{t(`papers.gaps.${gap}`)}</li>
            ))}
          </Stack>
        </Banner>
      ) : (
        <>
          <Text>{t(`papers.suggested.${data.suggested}`)}</Text>
          {mayPrint ? <Prints number={number} suggested={data.suggested} /> : null}
        </>
      )}
    </Panel>
  );
};

/** The customs papers of a package, for those who see its recipient. */
export const Slot = ({ number }: PackagePapersProps) =>
  holdsRole(useStaffMe()?.roles ?? [], getPaperState.roles) ? <Papers key={number} number={number} /> : null;
