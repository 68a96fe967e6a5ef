import { useEffect, useMemo, useRef, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { ReasonTable, StandardSchemaV1 } from '@caravan/kernel';
import { useSingleFlight } from '../api/use-single-flight.ts';
import { useLanguage } from '../i18n/use-texts.ts';
import { contractResolver } from './contract-resolver.ts';
import { clearDraft } from './drafts.ts';
import { showServerFields } from './server-fields.ts';
import { useDraft } from './use-draft.ts';

export interface ContractFormOptions<Values extends FieldValues, Output> {
  /** `async () => (await import('@caravan/auth/contract/schema')).loginForm` */
  schema: () => Promise<StandardSchemaV1<unknown, Output>>;
  defaultValues: Values;
  /** The feature's reasons, in whose words the fields complain. */
  reasons?: ReasonTable;
  /** Keeps what is typed under this name for as long as the tab lives; passwords are never kept. */
  draftKey?: string;
}

/** What an RTK Query mutation resolves to. */
export type SubmitResult = { data?: unknown; error?: unknown } | undefined | void;

export interface ContractForm<Values extends FieldValues, Output> extends UseFormReturn<Values, unknown, Output> {
  /** `onSubmit` of the form: validates, focuses the first fault, and hands on what the schema made of the values; a double click sends once. */
  submit: (send: (values: Output) => Promise<SubmitResult>) => (event?: FormEvent) => Promise<void>;
  /** Props of a field: what `register` gives, and its error in words. */
  field: (name: Path<Values>) => ReturnType<UseFormReturn<Values, unknown, Output>['register']> & { error: string | undefined };
  busy: boolean;
}

const noReasons: ReasonTable = {};

/** Fields are checked when they are left; a fault goes as soon as it is mended. */
const useClearWhenMended = <Values extends FieldValues, Output>({ subscribe, getFieldState, trigger }: UseFormReturn<Values, unknown, Output>): void => {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (type !== 'change' || name === undefined) return;
          const field = name as Path<Values>;
          if (getFieldState(field).invalid) void trigger(field);
        },
      }),
    [getFieldState, subscribe, trigger],
  );
};

/** A form on a contract's schema: the same rules as the server, in the page's language, loaded when they are needed. */
export const useContractForm = <Values extends FieldValues, Output>(options: ContractFormOptions<Values, Output>): ContractForm<Values, Output> => {
  const { schema, defaultValues, reasons = noReasons, draftKey } = options;
  const language = useLanguage();
  const loadSchema = useRef(schema);
  const { resolver, load } = useMemo(
    () => contractResolver<Values, Output>({ schema: () => loadSchema.current(), language, reasons }),
    [language, reasons],
  );
  const form = useForm<Values, unknown, Output>({
    mode: 'onBlur',
    reValidateMode: 'onChange',
    resolver,
    defaultValues: defaultValues as DefaultValues<Values>,
  });

  useDraft(form, draftKey);
  useClearWhenMended(form);
  useEffect(() => {
    // The rules are there by the time the first field is left.
    load().catch(() => undefined);
  }, [load]);

  const sendOnce = useSingleFlight(async (work: () => Promise<SubmitResult>) => ({ result: await work() }));
  const submit: ContractForm<Values, Output>['submit'] = (send) =>
    form.handleSubmit(async (values) => {
      const sent = await sendOnce(() => send(values));
      if (!sent) return;
      const error = sent.result?.error;
      if (error) showServerFields(form, error);
      else if (draftKey !== undefined) clearDraft(draftKey);
    });

  const { formState } = form;
  const field: ContractForm<Values, Output>['field'] = (name) => ({
    ...form.register(name),
    error: form.getFieldState(name, formState).error?.message,
  });
  return { ...form, submit, field, busy: formState.isSubmitting };
};
