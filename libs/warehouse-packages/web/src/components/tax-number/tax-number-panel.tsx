import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { taxNumberNames, type NewTaxNumber, type RecipientTaxNumber } from '@caravan/customs/contract';
import { Button, Panel, Row, Text } from '@caravan/ui-kit';
import { useFormats, useToast } from '@caravan/web-core';
import type { SubmitResult } from '@caravan/web-core/forms';
import { TaxNumberForm, type SaveTyped } from './tax-number-form.tsx';

export interface TaxNumberPanelProps {
  known: RecipientTaxNumber;
  onSave: (body: NewTaxNumber) => Promise<SubmitResult>;
  /** Deletes the number; undefined where it can only be replaced. */
  onDelete?: () => Promise<SubmitResult>;
  /** Says how the number is used. */
  note: string;
  /** How the page saves what is typed. */
  saveTyped?: SaveTyped | undefined;
}

/** The tax number that a country asks for: the form for it, or its last characters. */
export const TaxNumberPanel = ({ known, onSave, onDelete, note, saveTyped }: TaxNumberPanelProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { country } = useFormats();
  const toast = useToast();
  const [isChanging, setChanging] = useState(false);
  const { given, kinds, required, can_change: canChange } = known;
  const place = country(known.country);
  const save = async (body: NewTaxNumber): Promise<SubmitResult> => {
    const result = await onSave(body);
    if (result?.error) return result;
    setChanging(false);
    toast.show(t('tax.saved'));
    return result;
  };
  const remove = async (): Promise<void> => {
    const result = await onDelete?.();
    if (!result?.error) toast.show(t('tax.deleted'));
  };
  const asks = canChange && (!given || isChanging);
  return (
    <Panel title={t('tax.title')} gap="3">
      {given ? (
        <Text>{t('tax.known', { name: taxNumberNames[given.kind], ending: given.ending })}</Text>
      ) : (
        <Text>{t(required ? 'tax.required' : 'tax.optional', { place })}</Text>
      )}
      {asks ? (
        <TaxNumberForm
          kinds={kinds}
          focused={isChanging}
          onSave={save}
          saveTyped={saveTyped}
          onCancel={given ? () => setChanging(false) : undefined}
        />
      ) : null}
      {given && canChange && !isChanging ? (
        <Row gap="2" wrap>
          <Button size="sm" variant="secondary" onClick={() => setChanging(true)}>
            {t('tax.change')}
          </Button>
          {onDelete ? (
            <Button size="sm" variant="ghost" icon="trash" onClick={() => void remove()}>
              {t('tax.delete')}
            </Button>
          ) : null}
        </Row>
      ) : null}
      <Text size="xs" tone="muted">
        {note}
      </Text>
    </Panel>
  );
};
