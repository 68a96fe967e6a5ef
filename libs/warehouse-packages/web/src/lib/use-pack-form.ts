import { useEffect } from 'react';
import { sumFen, typedYuan, type Language, type StandardSchemaV1 } from '@caravan/kernel';
import type { NewPackage, PackingKind, StoreItem } from '@caravan/warehouse-packages/contract';
import { useContractForm, type ContractForm } from '@caravan/web-core/forms';
import { packReasons } from './pack-reasons.ts';
import { typedFen } from './typed-amount.ts';

/** The values of the packing form; the goods' value as typed, in yuan. */
export interface PackValues {
  address_id: string;
  line_id: string;
  packing_note: string;
  packing_options: PackingKind[];
  /** Empty without insurance. */
  insurance_id: string;
  declared_value_fen: string;
  /** The value that was suggested when the draft was stored. */
  suggested: string;
}

export type Packing = Pick<NewPackage, 'address_id' | 'line_id' | 'packing_note' | 'declared_value_fen'>;
export type PackForm = ContractForm<PackValues, Packing>;

const inOrder = [
  'address_id',
  'line_id',
  'declared_value_fen',
  'packing_options',
  'insurance_id',
  'packing_note',
] as const;

/** The price of the goods, in yuan as a shopper types it; the suggestion for the declared value. */
export const valueOf = (items: readonly Pick<StoreItem, 'value_fen'>[], language: Language): string =>
  typedYuan(sumFen(items.map(({ value_fen: fen }) => fen)), language);

const bodyOf = ({ address_id, line_id, packing_note, declared_value_fen: typed }: PackValues): object => {
  const rest = { address_id, line_id, packing_note };
  const fen = typedFen(typed);
  return fen === undefined ? rest : { ...rest, declared_value_fen: fen };
};

const schema = async (): Promise<StandardSchemaV1<unknown, Packing>> => {
  const { newPackage } = await import('@caravan/warehouse-packages/contract/schema');
  const picked = newPackage.pick({ address_id: true, line_id: true, packing_note: true, declared_value_fen: true });
  return {
    '~standard': {
      version: 1,
      vendor: 'zod',
      validate: (values) => picked['~standard'].validate(bodyOf(values as PackValues)),
    },
  };
};

/**
 * Address, shipping method, packing options, note and value, which is suggested from what the goods cost. The draft
 * stays in the tab while the shopper returns to the warehouse or logs in.
 */
export const usePackForm = (suggested: string): PackForm => {
  const defaultValues: PackValues = {
    address_id: '',
    line_id: '',
    packing_note: '',
    packing_options: [],
    insurance_id: '',
    declared_value_fen: suggested,
    suggested,
  };
  const form = useContractForm<PackValues, Packing>({
    schema,
    defaultValues,
    reasons: packReasons,
    draftKey: 'confirm-info',
  });
  // Registered in the order of the page, although its parts appear one after another: the first invalid field gets
  // focus.
  for (const name of inOrder) form.register(name);

  // Other goods than those of the draft or of the last answer: a value that the shopper left alone follows them.
  const { getValues, setValue } = form;
  useEffect(() => {
    const before = getValues();
    if (before.suggested === suggested) return;
    if (before.declared_value_fen === before.suggested) setValue('declared_value_fen', suggested);
    setValue('suggested', suggested);
  }, [getValues, setValue, suggested]);
  return form;
};
