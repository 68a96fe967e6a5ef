import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure, Panel, TextArea, TextField } from '@caravan/ui-kit';
import type { PackForm } from '../../lib/use-pack-form.ts';

const maxNote = 500;

export interface PackDetailsProps extends Pick<PackForm, 'field'> {
  /** A draft has a note, which is then open. */
  hasNote: boolean;
  /** What else packers may be asked for. */
  children: ReactNode;
}

/** The declaration for customs, and a note for the packers. */
export const PackDetails = ({ field, hasNote, children }: PackDetailsProps) => {
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
      <Disclosure look="plain" summary={t('pack.addNote')} open={hasNote}>
        <TextArea
          {...field('packing_note')}
          label={t('pack.note')}
          hint={t('pack.noteHint')}
          optionalText={t('pack.optional')}
          maxLength={maxNote}
          counterText={(used, max) => t('counter', { used, max })}
          rows={3}
        />
      </Disclosure>
    </Panel>
  );
};
