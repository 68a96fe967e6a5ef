import type { FieldValues, Resolver } from 'react-hook-form';
import { reasonText, type Language, type ReasonTable, type StandardSchemaV1 } from '@caravan/kernel';
import { isChunkError, loadChunk } from '../errors/chunk-error.ts';

export interface ContractResolverOptions<Output> {
  /** Loads the schema from the contract's separate entry point, which is not part of the first load. */
  schema: () => Promise<StandardSchemaV1<unknown, Output>>;
  language: Language;
  /** The feature's reasons; the common ones are always included. */
  reasons: ReasonTable;
}

/** The same schema, with texts instead of reason keys. */
const inWords = <Output>(
  schema: StandardSchemaV1<unknown, Output>,
  language: Language,
  reasons: ReasonTable,
): StandardSchemaV1<FieldValues, Output> => ({
  '~standard': {
    version: 1,
    vendor: schema['~standard'].vendor,
    validate: async (value) => {
      const result = await schema['~standard'].validate(value);
      if (!result.issues) return result;
      return {
        issues: result.issues.map((issue) => ({ ...issue, message: reasonText(issue.message, language, reasons) })),
      };
    },
  },
});

/** A resolver that loads schema and validator when they are first needed. */
export const contractResolver = <Values extends FieldValues, Output>({
  schema,
  language,
  reasons,
}: ContractResolverOptions<Output>) => {
  let loading: Promise<Resolver<Values, unknown, Output>> | undefined;

  const load = (): Promise<Resolver<Values, unknown, Output>> => {
    loading ??= loadChunk(async () => {
      const [{ standardSchemaResolver }, loaded] = await Promise.all([
        import('@hookform/resolvers/standard-schema'),
        schema(),
      ]);
      return standardSchemaResolver(inWords(loaded, language, reasons)) as Resolver<
        FieldValues,
        unknown,
        Output
      > as Resolver<Values, unknown, Output>;
    }, location.href);
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };

  /** A field that is left without a network is checked when the form is sent, which loads the rules first. */
  const unchecked: Resolver<Values, unknown, Output> = () => ({ values: {}, errors: {} });
  const resolver: Resolver<Values, unknown, Output> = async (values, context, options) => {
    const check = await load().catch((error: unknown) => {
      if (isChunkError(error)) return unchecked;
      throw error;
    });
    return check(values, context, options);
  };
  return { resolver, load };
};
