import { nameOf, type NamedOrder, type OrderWords } from './order-words.ts';

/** Everything that will come has come. */
export const inStockLetter = (order: NamedOrder): OrderWords => {
  const name = nameOf(order);
  return {
    title: { en: 'Your goods are in our warehouse', zh: '您的商品已入库' },
    body: {
      en: `The goods of ${name.en} have arrived in our warehouse and can be packed now.`,
      zh: `${name.zh}的商品已到达我们的仓库，现在可以打包寄送。`,
    },
  };
};
