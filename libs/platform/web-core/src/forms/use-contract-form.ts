import { type FormEvent, useEffect, useMemo, useRef } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { useActionData } from 'react-router-dom';
import type { ReasonTable, StandardSchemaV1 } from '@caravan/kernel';
import { failureOf } from '../api/api-error.ts';
import { unreachable } from '../api/base-query.ts';
import { doubleClickMs, useSingleFlight } from '../api/use-single-flight.ts';
import { isChunkError } from '../errors/chunk-error.ts';
import { useLanguage } from '../i18n/format.ts';
import { useAppDispatch } from '../store/store.ts';
import { showToast } from '../store/toasts.slice.ts';
import { contractResolver } from './contract-resolver.ts';
import { useDrafts } from './drafts.ts';
import type { PostedForm } from './posted-form.ts';
import { useDraft } from './use-draft.ts';

/**
 * Marks the fields that the server named and focuses the first one. A toast has already shown messages without a field.
 */
const showServerFields = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): void => {
  const fields = failureOf(error)?.fields ?? {};
  Object.entries(fields).forEach(([name, message], index) => {
    form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
};

export interface ContractFormOptions<Values extends FieldValues, Output> {
  /** Such as `async () => (await import('@caravan/auth/contract/schema')).loginForm`. */
  schema: () => Promise<StandardSchemaV1<unknown, Output>>;
  defaultValues: Values;
  /**
   * The present values of the page, if they change while the form is open: fields without an entry of the user follow
   * them.
   */
  values?: Values;
  /** The feature's reasons, which contain the texts of field errors. */
  reasons?: ReasonTable;
  /** Stores typed values under this key, for this account and while the tab is open; passwords are never stored. */
  draftKey?: string;
}

/** The result of an RTK Query mutation. */
export type SubmitResult = { data?: unknown; error?: unknown } | undefined | void;

export interface ContractForm<Values extends FieldValues, Output> extends UseFormReturn<Values, unknown, Output> {
  /**
   * `onSubmit` of the form: validates, focuses the first invalid field, and passes the parsed values on; a double click
   * sends the same values once.
   */
  submit: (send: (values: Output) => Promise<SubmitResult>) => (event?: FormEvent) => Promise<void>;
  /** The props of a field: those of `register`, and the text of its error. */
  field: (name: Path<Values>) => ReturnType<UseFormReturn<Values, unknown, Output>['register']> & {
    error: string | undefined;
    defaultValue?: string;
    defaultChecked?: boolean;
  };
  busy: boolean;
  /** The refusal of the form that was posted before the page's scripts worked, if it belongs to no field. */
  refusal: string | undefined;
}

const noReasons: ReasonTable = {};

const postedValue = (value: string | boolean | undefined): { defaultValue?: string; defaultChecked?: boolean } => {
  if (typeof value === 'boolean') return { defaultChecked: value };
  return value === undefined ? {} : { defaultValue: value };
};

/** The errors of a posted form, as react-hook-form takes them. */
const postedErrors = <Values extends FieldValues>(posted: PostedForm | undefined): FieldErrors<Values> | undefined =>
  posted &&
  (Object.fromEntries(
    Object.entries(posted.errors).map(([name, message]) => [name, { type: 'server', message }]),
  ) as FieldErrors<Values>);

/** A field is checked on blur; its error disappears as soon as the value is valid. */
const useClearWhenMended = <Values extends FieldValues, Output>({
  subscribe,
  getFieldState,
  trigger,
}: UseFormReturn<Values, unknown, Output>): void => {
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

/** A form on a contract's schema: the server's rules with texts in the page's language, loaded when needed. */
export const useContractForm = <Values extends FieldValues, Output>(
  options: ContractFormOptions<Values, Output>,
): ContractForm<Values, Output> => {
  const { schema, defaultValues, values, reasons = noReasons, draftKey } = options;
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const drafts = useDrafts();
  const loadSchema = useRef(schema);
  const { resolver, load } = useMemo(
    () => contractResolver<Values, Output>({ schema: () => loadSchema.current(), language, reasons }),
    [language, reasons],
  );
  const posted = useActionData() as PostedForm | undefined;
  const errors = useMemo(() => postedErrors<Values>(posted), [posted]);
  const form = useForm<Values, unknown, Output>({
    mode: 'onBlur',
    reValidateMode: 'onChange',
    resolver,
    defaultValues: defaultValues as DefaultValues<Values>,
    ...(values ? { values, resetOptions: { keepDirtyValues: true, keepErrors: true } } : {}),
    ...(errors ? { errors } : {}),
  });

  useDraft(form, draftKey);
  useClearWhenMended(form);
  useEffect(() => {
    // Start loading now, so that the rules are ready when the user leaves the first field.
    load().catch(() => undefined);
  }, [load]);

  // A correction after a refusal is no double click.
  const sendOnce = useSingleFlight(
    async (send: (values: Output) => Promise<SubmitResult>, values: Output) => ({ result: await send(values) }),
    doubleClickMs,
    ([, values], [, last]) => JSON.stringify(values) === JSON.stringify(last),
  );
  const submit: ContractForm<Values, Output>['submit'] = (send) => {
    const check = form.handleSubmit(async (values) => {
      const sent = await sendOnce(send, values);
      if (!sent) return;
      const error = sent.result?.error;
      if (error) showServerFields(form, error);
      else if (draftKey !== undefined) drafts.clear(draftKey);
    });
    return async (event) => {
      event?.preventDefault();
      try {
        await load();
      } catch (error) {
        if (!isChunkError(error)) throw error;
        dispatch(showToast(unreachable[language]));
        return;
      }
      await check(event);
    };
  };

  const { formState } = form;
  const field: ContractForm<Values, Output>['field'] = (name) => ({
    ...form.register(name),
    error: form.getFieldState(name, formState).error?.message,
    ...postedValue(posted?.values[name]),
  });
  return { ...form, submit, field, busy: formState.isSubmitting, refusal: posted?.message };
};
