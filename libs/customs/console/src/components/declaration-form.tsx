import { useTranslation } from 'react-i18next';
import { VersionedForm, YuanField } from '@caravan/console-core';
import { useWriteDeclarationMutation } from '@caravan/customs/api/staff';
import { customsReasons, type DeclaredLine, type Declaration, type NewDeclaration } from '@caravan/customs/contract';
import { sumFen } from '@caravan/kernel';
import { Button, Card, Grid, Heading, Row, Stack, Text, TextField } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { useContractForm, useWatch, type ContractForm } from '@caravan/web-core/forms';
import { HsSearch } from './hs-search.tsx';

type Form = ContractForm<NewDeclaration, NewDeclaration>;

interface LineProps {
  form: Form;
  index: number;
  line: DeclaredLine;
}

const LineFields = ({ form, index, line: { name, quantity, suggestions } }: LineProps) => {
  const { t } = useTranslation('customs-console');
  const field = `lines.${index}` as const;
  const choose = (code: string, description?: string): void => {
    form.setValue(`${field}.hs_code`, code, { shouldDirty: true, shouldValidate: true });
    if (description !== undefined && form.getValues(`${field}.description`) === '')
      form.setValue(`${field}.description`, description, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Card as="section" aria-label={name}>
      <Stack gap="3">
        <Heading level={3} size="sm">
          {t('declaration.goods', { name, count: quantity })}
        </Heading>
        {suggestions.length ? (
          <Row gap="2" wrap>
            <Text size="sm" tone="muted">
              {t('declaration.suggested')}
            </Text>
            {suggestions.map(({ code, description }) => (
              <Button key={code} size="sm" variant="secondary" onClick={() => choose(code, description)}>
                {`${code} ${description}`}
              </Button>
            ))}
          </Row>
        ) : null}
        <Grid columns={{ base: 1, sm: 2 }} gap="3">
          <TextField
            {...form.field(`${field}.description`)}
            label={t('declaration.description')}
            hint={t('declaration.descriptionHint')}
            maxLength={60}
            autoComplete="off"
          />
          <TextField
            {...form.field(`${field}.hs_code`)}
            label={t('declaration.code')}
            hint={t('declaration.codeHint')}
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
            numeric
          />
          <TextField
            {...form.field(`${field}.origin`)}
            label={t('declaration.origin')}
            hint={t('declaration.originHint')}
            maxLength={2}
            autoComplete="off"
          />
          <YuanField control={form.control} name={`${field}.value_fen`} label={t('declaration.value')} />
          <TextField
            {...form.register(`${field}.weight_g`, { valueAsNumber: true })}
            label={t('declaration.weight')}
            suffix="g"
            error={form.getFieldState(`${field}.weight_g`, form.formState).error?.message}
            inputMode="numeric"
            autoComplete="off"
            numeric
          />
        </Grid>
        <HsSearch onChosen={({ code }) => choose(code)} />
      </Stack>
    </Card>
  );
};

const bodyOf = ({ lines }: Declaration): NewDeclaration => ({
  lines: lines.map(({ item_id, description, hs_code, origin, value_fen, weight_g }) => ({
    item_id,
    description,
    hs_code,
    origin,
    value_fen,
    weight_g,
  })),
});

/** The lines of a package's contents. What is typed stays when it is refused. */
export const DeclarationForm = ({ number, declaration }: { number: string; declaration: Declaration }) => {
  const { t } = useTranslation('customs-console');
  const { asYuan } = useFormats();
  const [write] = useWriteDeclarationMutation();
  const values = bodyOf(declaration);
  const form: Form = useContractForm<NewDeclaration, NewDeclaration>({
    schema: async () => (await import('@caravan/customs/contract/staff')).newDeclaration,
    defaultValues: values,
    // The newest version of a colleague replaces the values, unless they were changed here.
    values,
    reasons: customsReasons,
  });
  const typed = useWatch({ control: form.control, name: 'lines' });
  const sum = sumFen(typed.map(({ value_fen: fen }) => (Number.isSafeInteger(fen) ? fen : 0)));
  const { declared_value_fen: declared, version, lines } = declaration;
  return (
    <VersionedForm
      label={t('declaration.title')}
      form={form}
      version={version}
      send={(body, seen) => write({ params: { number }, body, ...seen })}
    >
      {lines.map((line, index) => (
        <LineFields key={line.item_id} form={form} index={index} line={line} />
      ))}
      <Text tone={sum === declared ? 'muted' : 'danger'} numeric>
        {t('declaration.sum', { sum: asYuan(sum), declared: asYuan(declared) })}
      </Text>
    </VersionedForm>
  );
};
