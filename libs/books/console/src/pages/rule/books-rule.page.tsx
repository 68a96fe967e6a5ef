import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '@caravan/account/api';
import { useGetBooksRuleQuery, useUpdateBooksRuleMutation } from '@caravan/books/api';
import {
  bookAccounts,
  bookLimits,
  booksReasons,
  type BooksRule,
  type BooksRuleChange,
  type BooksRuleForm,
} from '@caravan/books/contract';
import { RulePage, VersionedForm } from '@caravan/console-core';
import { Button, Grid, Heading, Row, SelectField, Stack, Text, TextField } from '@caravan/ui-kit';
import type { PageContext, PageMeta } from '@caravan/web-core';
import { useContractForm, useFieldArray, type ContractForm } from '@caravan/web-core/forms';

export const meta = ({ t }: PageContext<'books-console'>): PageMeta => ({ title: t('rule.title') });

type Form = ContractForm<BooksRuleForm, BooksRuleChange>;

const asTyped = ({ accounts, no_tax_name, own_country, vat }: BooksRule): BooksRuleForm => ({
  accounts,
  no_tax_name,
  own_country,
  vat: vat.map(({ rate_bp: rate, ...one }) => ({ ...one, rate_bp: String(rate / 100) })),
});

const AccountFields = ({ form }: { form: Form }) => {
  const { t } = useTranslation('books-console');
  return (
    <Stack gap="3">
      <Heading level={3} size="md">
        {t('rule.accounts')}
      </Heading>
      <Text tone="muted">{t('rule.costsHint')}</Text>
      {bookAccounts.map((account) => {
        const name = t(`account.${account}`);
        return (
          <Grid key={account} columns={{ base: 1, sm: 2 }} gap="3">
            <TextField
              {...form.field(`accounts.${account}.code`)}
              label={t('rule.code', { account: name })}
              autoComplete="off"
              maxLength={10}
            />
            <TextField
              {...form.field(`accounts.${account}.name`)}
              label={t('rule.name', { account: name })}
              autoComplete="off"
              maxLength={100}
            />
          </Grid>
        );
      })}
    </Stack>
  );
};

const VatFields = ({ form }: { form: Form }) => {
  const { t } = useTranslation('books-console');
  const { own_country: own, vat } = form.getValues();
  const { options: countries } = useCountryOptions([own, ...vat.map(({ country }) => country)].join(' '));
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'vat' });
  return (
    <Stack gap="3">
      <Heading level={3} size="md">
        {t('rule.vat')}
      </Heading>
      <Text tone="muted">{t('rule.vatLead')}</Text>
      <Grid columns={{ base: 1, sm: 2 }} gap="3">
        <SelectField {...form.field('own_country')} label={t('rule.ownCountry')} options={countries} />
        <TextField
          {...form.field('no_tax_name')}
          label={t('rule.noTax')}
          hint={t('rule.noTaxHint')}
          autoComplete="off"
          maxLength={50}
        />
      </Grid>
      {fields.map(({ id }, index) => (
        <Stack key={id} gap="2">
          <Grid columns={{ base: 1, md: 3 }} gap="3" align="start">
            <SelectField
              {...form.field(`vat.${index}.country`)}
              label={t('rule.country')}
              placeholder={t('rule.chooseCountry')}
              options={countries}
            />
            <TextField
              {...form.field(`vat.${index}.rate_bp`)}
              label={t('rule.rate')}
              suffix="%"
              inputMode="decimal"
              autoComplete="off"
              numeric
            />
            <TextField
              {...form.field(`vat.${index}.tax_code`)}
              label={t('rule.taxCode')}
              autoComplete="off"
              maxLength={30}
            />
          </Grid>
          <Row>
            <Button size="sm" variant="ghost" icon="trash" onClick={() => remove(index)}>
              {t('rule.removeCountry', { number: index + 1 })}
            </Button>
          </Row>
        </Stack>
      ))}
      {fields.length < bookLimits.vatCountries ? (
        <Row>
          <Button variant="secondary" icon="plus" onClick={() => append({ country: '', rate_bp: '', tax_code: '' })}>
            {t('rule.addCountry')}
          </Button>
        </Row>
      ) : null}
    </Stack>
  );
};

const RuleForm = ({ rule }: { rule: BooksRule }) => {
  const { t } = useTranslation('books-console');
  const [update] = useUpdateBooksRuleMutation();
  const values = asTyped(rule);
  const form = useContractForm<BooksRuleForm, BooksRuleChange>({
    schema: async () => (await import('@caravan/books/contract/staff')).booksRuleForm,
    defaultValues: values,
    // The newest version of a colleague replaces the values, unless they were changed here.
    values,
    reasons: booksReasons,
  });
  return (
    <VersionedForm
      label={t('rule.title')}
      form={form}
      version={rule.version}
      send={(body, seen) => update({ body, ...seen })}
    >
      <AccountFields form={form} />
      <VatFields form={form} />
    </VersionedForm>
  );
};

/** The chart of accounts, and VAT by the country of the supply. */
export const Page = () => {
  const { t } = useTranslation('books-console');
  const query = useGetBooksRuleQuery(undefined);
  return (
    <RulePage
      title={t('rule.title')}
      panel={t('rule.panel')}
      lead={t('rule.lead')}
      loading={t('loading')}
      failed={t('rule.failed')}
      query={query}
    >
      {(rule) => <RuleForm rule={rule} />}
    </RulePage>
  );
};
