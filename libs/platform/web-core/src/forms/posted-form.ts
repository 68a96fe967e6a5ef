import { reasonText, type Language, type ReasonTable, type StandardSchemaV1 } from '@caravan/kernel';
import { failureOf, isApiError } from '../api/api-error.ts';
import { redirectTo } from '../errors/page-error.ts';

/** A form that was posted to its page and refused. */
export interface PostedForm {
  /** The typed and ticked values, without passwords. */
  values: Record<string, string | boolean>;
  /** By field, in the page's language. */
  errors: Record<string, string>;
  /** A refusal that belongs to no field. */
  message: string | undefined;
}

export interface PostOptions<Body> {
  schema: StandardSchemaV1<unknown, Body>;
  language: Language;
  reasons: ReasonTable;
  /** The fields whose content the page shows again; never a password. */
  kept: readonly string[];
  /** The fields that are boxes to tick. */
  boxes?: readonly string[];
  /** Dispatches the mutation that the form's script would send. */
  send: (body: Body) => Promise<{ error?: unknown }>;
  /** Where the shopper goes on. */
  next: string;
}

const fieldOf = ({ path = [] }: { path?: readonly unknown[] | undefined }): string => {
  const [first] = path;
  return String(typeof first === 'object' && first !== null && 'key' in first ? first.key : (first ?? ''));
};

/**
 * Does with a posted form what the form's script does: the same schema, the same call. Throws the redirect to `next`,
 * or returns the errors for the page.
 */
export const answerPostedForm = async <Body>(
  form: URLSearchParams,
  options: PostOptions<Body>,
): Promise<PostedForm> => {
  const { schema, language, reasons, kept, boxes = [], send, next } = options;
  const ticked = Object.fromEntries(boxes.map((name) => [name, form.has(name)]));
  const typed = Object.fromEntries(kept.map((name) => [name, form.get(name) ?? '']));
  const values = { ...typed, ...ticked };
  const given = { ...Object.fromEntries(form), ...ticked };
  const checked = await schema['~standard'].validate(given);
  if (checked.issues) {
    const errors: Record<string, string> = {};
    for (const issue of checked.issues) errors[fieldOf(issue)] ??= reasonText(issue.message, language, reasons);
    return { values, errors, message: undefined };
  }
  const { error } = await send(checked.value);
  if (!error) throw redirectTo(next, 303);
  const errors = failureOf(error)?.fields ?? {};
  const message = isApiError(error) ? error.message : reasonText('internal', language, reasons);
  return { values, errors, message: Object.keys(errors).length ? undefined : message };
};
