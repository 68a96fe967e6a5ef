import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage, useCursorList, type DataColumn } from '@caravan/console-core';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { Badge, Button, ButtonLink, Dialog, Link, Row, Stack } from '@caravan/ui-kit';
import { useListBinsQuery, useWarehouseFilter } from '@caravan/warehouse-packages/api/staff';
import { type Bin } from '@caravan/warehouse-packages/contract';
import { type PageContext, type PageMeta } from '@caravan/web-core';
import { BinRule } from '../../components/bin-rule.tsx';
import { PrintButton } from '../../components/print-button.tsx';
import { useWarehouseColumn } from '../../components/warehouse-column.tsx';
import { BinForm } from './bin-form.tsx';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({ title: t('bins.title') });

const useColumns = (onEdit: (bin: Bin) => void): DataColumn<Bin>[] => {
  const { t } = useTranslation('warehouse-packages-console');
  return [
    { id: 'code', header: t('bins.code'), rowHeader: true, cell: ({ code }) => code },
    ...useWarehouseColumn<Bin>(),
    { id: 'zone', header: t('bins.zone'), cell: ({ zone }) => zone },
    { id: 'kind', header: t('bins.kind'), cell: ({ kind }) => t(`bins.kinds.${kind}`) },
    { id: 'position', header: t('bins.position'), numeric: true, cell: ({ position }) => position },
    {
      id: 'items',
      header: t('bins.items'),
      numeric: true,
      cell: ({ code, items }) =>
        items ? <Link to={warehouseConsolePaths.shelf.href({ bin: code })}>{String(items)}</Link> : items,
    },
    {
      id: 'state',
      header: t('bins.state'),
      cell: ({ active }) => (
        <Badge tone={active ? 'success' : 'neutral'}>{t(active ? 'bins.active' : 'bins.inactive')}</Badge>
      ),
    },
    {
      id: 'edit',
      header: t('bins.actions'),
      headerHidden: true,
      cell: (bin) => (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('bins.editOf', { code: bin.code })}
          onClick={() => onEdit(bin)}
        >
          {t('bins.edit')}
        </Button>
      ),
    },
  ];
};

/** The bins of the warehouse in walking order. */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages-console');
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  /** The bin in the dialog; `new` for one that does not exist yet. */
  const [edited, setEdited] = useState<Bin | 'new'>();
  const list = useCursorList([
    { name: 'q', kind: 'search', label: t('bins.search'), maxLength: 60 },
    ...useWarehouseFilter(t('warehouse')),
  ]);
  const result = useListBinsQuery({ query: { ...list.query, cursor: list.cursor, limit: 100 } });
  const refs = [...keys].filter((code) => result.currentData?.items.some((bin) => bin.code === code));
  return (
    <Stack gap="6">
      <ListPage
        title={t('bins.title')}
        actions={
          <Row gap="3" wrap>
            <PrintButton labels={{ kind: 'bin', refs, size: '60x40' }} text={t('bins.print', { count: refs.length })} />
            <ButtonLink to={warehouseConsolePaths.binsImport.href()} variant="secondary" icon="upload">
              {t('bins.import')}
            </ButtonLink>
            <Button icon="plus" onClick={() => setEdited('new')}>
              {t('bins.add')}
            </Button>
          </Row>
        }
        list={list}
        result={result}
        columns={useColumns(setEdited)}
        keyOf={({ code }) => code}
        selection={{
          keys,
          onChange: setKeys,
          labelOf: ({ code }) => t('bins.choose', { code }),
          allLabel: t('bins.chooseAll'),
        }}
        empty={t('bins.empty')}
      />
      <BinRule />
      <Dialog
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
        title={edited && edited !== 'new' ? edited.code : t('bins.add')}
      >
        {edited ? <BinForm bin={edited === 'new' ? undefined : edited} onDone={() => setEdited(undefined)} /> : null}
      </Dialog>
    </Stack>
  );
};
