import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffMe } from '@caravan/console-core';
import { useGetStaffTaxNumberQuery, useSetStaffTaxNumberMutation } from '@caravan/customs/api/staff';
import {
  customsReasons,
  setStaffTaxNumber,
  taxNumberNames,
  type NewTaxNumber,
  type RecipientTaxNumber,
} from '@caravan/customs/contract';
import { holdsRole } from '@caravan/kernel';
import { Banner, Button, Panel, Row, Stack, Text, TextField } from '@caravan/ui-kit';
import { useContractForm } from '@caravan/web-core/forms';
import { useToast } from '@caravan/web-core';

const schema = async () => (await import('@caravan/customs/contract/schema')).newTaxNumber;

interface NumberProps {
  /** Of the package. */
  number: string;
  onSaved: () => void;
}

const NumberForm = ({ number, kinds, onSaved }: Pick<RecipientTaxNumber, 'kinds'> & NumberProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  const toast = useToast();
  const [save] = useSetStaffTaxNumberMutation();
  const form = useContractForm<Partial<NewTaxNumber>, NewTaxNumber>({
    schema,
    defaultValues: {},
    reasons: customsReasons,
  });
  const submit = form.submit(async (body) => {
    const result = await save({ params: { number }, body });
    if (result.data) {
      toast.show(t('tax.saved'));
      onSaved();
    }
    return result;
  });
  return (
    <form noValidate aria-label={t('tax.title')} onSubmit={(event) => void submit(event)}>
      <Row gap="3" align="end" wrap>
        <TextField
          {...form.field('number')}
          label={kinds.map((kind) => taxNumberNames[kind]).join(t('tax.or'))}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          numeric
        />
        <Button type="submit" variant="secondary" busy={form.busy}>
          {t('tax.save')}
        </Button>
      </Row>
    </form>
  );
};

/** The tax number of a package's recipient, where the destination asks for one; never as a whole. */
export const StaffTaxNumber = ({ number }: Pick<NumberProps, 'number'>) => {
  const { t } = useTranslation('warehouse-packages-console');
  const [isChanging, setChanging] = useState(false);
  const roles = useStaffMe()?.roles ?? [];
  const { data } = useGetStaffTaxNumberQuery({ params: { number } });
  // A number that was given stays shown.
  if (!data || (!data.kinds.length && !data.given)) return null;
  const { given, required, kinds, can_change: canChange } = data;
  const mayChange = canChange && holdsRole(roles, setStaffTaxNumber.roles);
  return (
    <Panel title={t('tax.title')} gap="3">
      <Stack gap="3">
        {given ? <Text>{t('tax.known', { name: taxNumberNames[given.kind], ending: given.ending })}</Text> : null}
        {!given && required && canChange ? <Banner tone="warning">{t('tax.missing')}</Banner> : null}
        {!given && !(required && canChange) ? <Text tone="muted">{t('tax.none')}</Text> : null}
        {mayChange && (!given || isChanging) ? (
          <NumberForm number={number} kinds={kinds} onSaved={() => setChanging(false)} />
        ) : null}
        {mayChange && given && !isChanging ? (
          <Row>
            <Button size="sm" variant="secondary" onClick={() => setChanging(true)}>
              {t('tax.change')}
            </Button>
          </Row>
        ) : null}
      </Stack>
    </Panel>
  );
};
