import type { StandardSchemaV1 } from '@caravan/kernel';
import type { NewPackage } from '@caravan/warehouse-packages/contract';
import { useContractForm, type ContractForm } from '@caravan/web-core/forms';
import { packReasons, typedFen } from './typed-amount.ts';

/** The values of the packing form; the goods' value as typed, in yuan. */
export interface PackValues {
  address_id: string;
  line_id: string;
  packing_note: string;
  declared_value_fen: string;
}

export type Packing = Pick<NewPackage, 'address_id' | 'line_id' | 'packing_note' | 'declared_value_fen'>;
export type PackForm = ContractForm<PackValues, Packing>;

const inOrder = ['address_id', 'line_id', 'declared_value_fen', 'packing_note'] as const;

const empty: PackValues = { address_id: '', line_id: '', packing_note: '', declared_value_fen: '' };

const bodyOf = ({ declared_value_fen: typed, ...rest }: PackValues): object => {
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
 * Address, shipping method, note and value. The draft stays in the tab while the shopper returns to the warehouse or
 * logs in.
 */
export const usePackForm = (): PackForm => {
  const form = useContractForm({ schema, defaultValues: empty, reasons: packReasons, draftKey: 'confirm-info' });
  // Registered in the order of the page, although its parts appear one after another: the first invalid field gets
  // focus.
  for (const name of inOrder) form.register(name);
  return form;
};
