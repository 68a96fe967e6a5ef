import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable, useStaffMe, type DataColumn } from '@caravan/console-core';
import { useGetDeclarationQuery, type PackageDeclarationProps } from '@caravan/customs/api/staff';
import { getDeclaration, writeDeclaration, type DeclaredLine } from '@caravan/customs/contract';
import { holdsRole } from '@caravan/kernel';
import { Button, Money, Panel, Row, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { DeclarationForm } from '../components/declaration-form.tsx';

const Declared = ({ number }: PackageDeclarationProps) => {
  const { t } = useTranslation('customs-console');
  const { asWeight, country } = useFormats();
  const [isWriting, setWriting] = useState(false);
  const roles = useStaffMe()?.roles ?? [];
  const { data } = useGetDeclarationQuery({ params: { number } });
  if (!data) return null;
  const mayWrite = data.can_change && holdsRole(roles, writeDeclaration.roles);
  const columns: DataColumn<DeclaredLine>[] = [
    {
      id: 'description',
      header: t('declaration.description'),
      rowHeader: true,
      cell: ({ description, quantity }) => `${quantity} × ${description}`,
    },
    { id: 'code', header: t('declaration.code'), cell: ({ hs_code: code }) => code },
    { id: 'origin', header: t('declaration.origin'), cell: ({ origin }) => country(origin) },
    {
      id: 'weight',
      header: t('declaration.weight'),
      numeric: true,
      cell: ({ weight_g: grams }) => asWeight(grams),
    },
    { id: 'value', header: t('declaration.value'), numeric: true, cell: ({ value_fen: fen }) => <Money fen={fen} /> },
  ];
  return (
    <Panel title={t('declaration.title')} gap="3">
      {data.declared ? (
        <DataTable
          caption={t('declaration.title')}
          columns={columns}
          rows={data.lines}
          keyOf={({ item_id: id }) => id}
        />
      ) : (
        <Text tone="muted">{t('declaration.none')}</Text>
      )}
      {mayWrite && isWriting ? <DeclarationForm number={number} declaration={data} /> : null}
      {mayWrite && !isWriting ? (
        <Row>
          <Button variant="secondary" icon="edit" onClick={() => setWriting(true)}>
            {t(data.declared ? 'declaration.change' : 'declaration.write')}
          </Button>
        </Row>
      ) : null}
    </Panel>
  );
};

/** Only for those who may read it. */
export const Slot = ({ number }: PackageDeclarationProps) =>
  holdsRole(useStaffMe()?.roles ?? [], getDeclaration.roles) ? <Declared number={number} /> : null;
