import { useTranslation } from 'react-i18next';
import { messageOf } from '@caravan/console-core';
import { useAddBagMutation, useSealBagMutation, useUnsealBagMutation } from '@caravan/warehouse-packages/api/staff';
import type { BagSeal, Handover } from '@caravan/warehouse-packages/contract';
import { useIdempotencyKey, useSingleFlight } from '@caravan/web-core';

interface BagWork {
  id: string;
  chooseBag: (bag: number | null) => void;
  onFailed: (word: string, text: string) => void;
}

export interface Bags {
  add: () => void;
  /** Answers why the bag could not be sealed; null if it is. */
  seal: (seal: BagSeal) => Promise<string | null>;
  unseal: (bag: number) => void;
  busy: boolean;
}

/** The bags of a hand-over. A call that is repeated because its answer was lost has the same key. */
export const useBags = ({ id, chooseBag, onFailed }: BagWork): Bags => {
  const { t } = useTranslation('warehouse-packages-console');
  const [add, adding] = useAddBagMutation();
  const [seal, sealing] = useSealBagMutation();
  const [unseal, opening] = useUnsealBagMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const params = { id };
  const finish = ({ data, error }: { data?: Handover | undefined; error?: unknown }): Handover | undefined => {
    if (data) settle();
    else onFailed(t('bags.notChanged'), messageOf(error));
    return data;
  };
  const addBag = useSingleFlight(async () => {
    const found = finish(await add({ params, idempotencyKey: keyFor('add') }));
    if (found) chooseBag(found.bags.at(-1)?.number ?? null);
  }, 0);
  const unsealBag = useSingleFlight(async (bag: number) => {
    const body = { bag };
    if (finish(await unseal({ params, body, idempotencyKey: keyFor(body) }))) chooseBag(bag);
  }, 0);
  return {
    add: () => void addBag(),
    async seal(body) {
      const { data, error } = await seal({ params, body, idempotencyKey: keyFor(body) });
      if (!data) return messageOf(error) || t('bags.notChanged');
      settle();
      return null;
    },
    unseal: (bag) => void unsealBag(bag),
    busy: adding.isLoading || sealing.isLoading || opening.isLoading,
  };
};
