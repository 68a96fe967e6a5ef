import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel, TextField } from '@caravan/ui-kit';
import type { PackForm } from '../../lib/use-pack-form.ts';

export interface PackDetailsProps extends Pick<PackForm, 'field'> {
  /** The insurance, and what packers may be asked for. */
  children: ReactNode;
}

/** The declaration for customs, and what else can be chosen for the package. */
export const PackDetails = ({ field, children }: PackDetailsProps) => {
  const { t } = useTranslation('warehouse-packages');
  return (
    <Panel title={t('pack.details')} gap="3">
      <TextField
        {...field('declared_value_fen')}
        label={t('pack.value')}
        hint={t('pack.valueHint')}
        prefix="¥"
        inputMode="decimal"
        autoComplete="off"
        numeric
      />
      {children}
    </Panel>
  );
};
