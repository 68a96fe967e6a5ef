import { useEffect, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { customsReasons, taxNumberNames, type NewTaxNumber, type TaxNumberKind } from '@caravan/customs/contract';
import { Button, Row, Stack, TextField } from '@caravan/ui-kit';
import { useContractForm, type SubmitResult } from '@caravan/web-core/forms';

const schema = async () => (await import('@caravan/customs/contract/schema')).newTaxNumber;

/**
 * Saves what is typed and not saved yet, if there is a form for it, and tells whether nothing is left unsaved. The page
 * calls it before it sends what needs the number.
 */
export type SaveTyped = RefObject<(() => Promise<boolean>) | null>;

export interface TaxNumberFormProps {
  /** The kinds that the country takes. */
  kinds: readonly TaxNumberKind[];
  /** Takes the focus, because the shopper asked for the form. */
  focused: boolean;
  onSave: (body: NewTaxNumber) => Promise<SubmitResult>;
  /** Undefined while there is no number to go back to. */
  onCancel: (() => void) | undefined;
  saveTyped?: SaveTyped | undefined;
}

/** The tax number of a recipient. What is typed stays until it is saved. */
export const TaxNumberForm = ({ kinds, focused, onSave, onCancel, saveTyped }: TaxNumberFormProps) => {
  const { t } = useTranslation('warehouse-packages');
  const form = useContractForm<Partial<NewTaxNumber>, NewTaxNumber>({
    schema,
    defaultValues: {},
    reasons: customsReasons,
  });
  const { setFocus } = form;
  useEffect(() => {
    if (focused) setFocus('number');
  }, [focused, setFocus]);
  useEffect(() => {
    if (!saveTyped) return undefined;
    saveTyped.current = async () => {
      if (!form.getValues('number')?.trim()) return true;
      let isSaved = false;
      await form.submit(async (body) => {
        const result = await onSave(body);
        isSaved = !result?.error;
        return result;
      })();
      return isSaved;
    };
    return () => {
      saveTyped.current = null;
    };
  });
  const label = kinds.map((kind) => taxNumberNames[kind]).join(t('tax.or'));
  return (
    <form method="post" noValidate aria-label={t('tax.title')} onSubmit={(event) => void form.submit(onSave)(event)}>
      <Stack gap="3">
        <TextField
          {...form.field('number')}
          label={label}
          hint={kinds.map((kind) => t(`tax.form.${kind}`)).join(t('tax.or'))}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          numeric
        />
        <Row gap="2" wrap>
          <Button type="submit" variant="secondary" busy={form.busy}>
            {t('tax.save')}
          </Button>
          {onCancel ? (
            <Button variant="ghost" onClick={onCancel}>
              {t('tax.cancel')}
            </Button>
          ) : null}
        </Row>
      </Stack>
    </form>
  );
};
