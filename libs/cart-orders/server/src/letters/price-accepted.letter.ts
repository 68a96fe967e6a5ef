import { nameOf, notePart, type NamedOrder, type OrderWords } from './order-words.ts';

/** Staff accepted the prices that the shopper gave. */
export const priceAcceptedLetter = (order: NamedOrder, { note }: { note: string }): OrderWords => {
  const name = nameOf(order);
  const said = notePart(note);
  return {
    title: { en: 'The price you gave was accepted', zh: '您的改价已通过' },
    body: {
      en: `We checked the price that you gave for ${name.en} and accepted it.${said.en}`,
      zh: `您在${name.zh}中填写的价格已核实通过。${said.zh}`,
    },
  };
};
