import { listAddress, listText } from '@caravan/kernel';

/** The most characters of what a list says of goods. */
const most = { name: 200, spec: 100 } as const;

interface Named {
  name: string;
  spec?: string;
  image: string | null;
}

/** Goods as a list names them: with short texts, and without a picture of a very long address. */
export const goodsInShort = <Goods extends Named>(goods: Goods): Goods => ({
  ...goods,
  name: listText(goods.name, most.name),
  ...(goods.spec !== undefined && { spec: listText(goods.spec, most.spec) }),
  image: listAddress(goods.image),
});
