import type { MailedChoice } from '@caravan/account/port';
import type { LineQuestionKind, OrderStatus, QuestionOption } from '@caravan/cart-orders/contract';
import { formatFen, type Fen, type Language } from '@caravan/kernel';
import { instants, nameOf, notePart, type NamedOrder, type OrderWords } from './order-words.ts';

type AskedKind = LineQuestionKind | 'quality';

/** A question about a line or goods that arrived: the goods, and the options with their prices. */
export interface LineAsked {
  kind: AskedKind;
  goods: string;
  options: readonly { kind: QuestionOption; amountFen: Fen | null; refundFen: Fen | null; goods: string | null }[];
  dueAt: Date;
}

const titles: Readonly<Record<AskedKind, (goods: string) => Record<Language, string>>> = {
  out_of_stock: (goods) => ({ en: `Out of stock: ${goods}`, zh: `缺货：${goods}` }),
  variant_gone: (goods) => ({ en: `No longer sold in your choice: ${goods}`, zh: `您选的规格已下架：${goods}` }),
  price_rise: (goods) => ({ en: `The price has risen: ${goods}`, zh: `店铺涨价：${goods}` }),
  seller_refuses: (goods) => ({ en: `The shop does not deliver: ${goods}`, zh: `店铺无法发货：${goods}` }),
  quality: (goods) => ({ en: `Please look at your goods: ${goods}`, zh: `请查看您的商品：${goods}` }),
};

const optionWords = ({ kind, amountFen, refundFen, goods }: LineAsked['options'][number]): Record<Language, string> => {
  const more = amountFen === null ? null : formatFen(amountFen);
  const back = refundFen === null ? null : formatFen(refundFen);
  switch (kind) {
    case 'wait':
      return { en: 'wait until it can be had', zh: '继续等待' };
    case 'pay_more':
      return { en: `pay ${more} more`, zh: `补款 ${more}` };
    case 'substitute': {
      const price = more ? { en: `, ${more} more`, zh: `，补款 ${more}` } : { en: '', zh: '' };
      const cheaper = back ? { en: `, ${back} back`, zh: `，退还 ${back}` } : { en: '', zh: '' };
      return { en: `take “${goods}” instead${price.en}${cheaper.en}`, zh: `换成“${goods}”${price.zh}${cheaper.zh}` };
    }
    case 'drop':
      return {
        en: `do without it and get ${back ?? formatFen(0)} back`,
        zh: `不要该商品，退还 ${back ?? formatFen(0)}`,
      };
    case 'cancel':
      return {
        en: `cancel the order and get ${back ?? formatFen(0)} back`,
        zh: `取消订单，退还 ${back ?? formatFen(0)}`,
      };
    case 'keep':
      return { en: 'keep the goods as they are', zh: '保留该商品' };
    case 'return':
      return {
        en: 'send the goods back; once the seller has paid, the money comes to your balance',
        zh: '退回商家，商家退款后退至您的余额',
      };
  }
};

/** The options as links of the mail. */
export const mailedChoices = (
  options: LineAsked['options'],
  hrefOf: (kind: QuestionOption) => string,
): MailedChoice[] =>
  options.map((option) => {
    const { en, zh } = optionWords(option);
    return { label: { en: en.charAt(0).toUpperCase() + en.slice(1), zh }, path: hrefOf(option.kind) };
  });

const choices = (options: LineAsked['options']): Record<Language, string> => {
  const words = options.map(optionWords);
  return {
    en: words.map(({ en }) => `\u2022 ${en}`).join('\n\n'),
    zh: words.map(({ zh }) => `\u2022 ${zh}`).join('\n\n'),
  };
};

/** What comes of a question without an answer. */
const silenceOf = (kind: AskedKind): Record<Language, string> =>
  kind === 'quality'
    ? { en: 'Without an answer you keep the goods.', zh: '逾期未答复，商品将为您保留。' }
    : {
        en: 'Without an answer we do not buy these goods and refund them to you.',
        zh: '逾期未答复，我们不会采购该商品，并退款给您。',
      };

interface Dropped {
  goods: readonly string[];
  refundFen: Fen;
  /** The status of the order afterwards. */
  order: OrderStatus;
}

/** What became of the order, and where the money is. */
const outcome = (order: NamedOrder, { goods, refundFen, order: status }: Dropped): Record<Language, string> => {
  const [name, back] = [nameOf(order), formatFen(refundFen)];
  const [en, zh] = [goods.join(', '), goods.join('、')];
  if (status === 'cancelled')
    return {
      en: `Nothing is left of your ${name.en}, so it is cancelled. ${back} is back in your balance.`,
      zh: `您的${name.zh}已没有可购买的商品，订单已取消。${back} 已退回您的余额。`,
    };
  return {
    en: `${en} will not come. ${back} is back in your balance; the rest of your ${name.en} goes on.`,
    zh: `${zh}不再购买。${back} 已退回您的余额，您的${name.zh}中其余商品继续处理。`,
  };
};

/** The messages about lines of an order that cannot be had as they were ordered (specification 9.16). */
export const lineMessages = {
  asked: (order: NamedOrder, { kind, goods, options, dueAt, note }: LineAsked & { note: string }): OrderWords => {
    const [name, due, list, said] = [nameOf(order), instants(dueAt), choices(options), notePart(note)];
    const silence = silenceOf(kind);
    return {
      title: titles[kind](goods),
      body: {
        en: `This is about your ${name.en}. You can:\n\n${list.en}\n\nPlease choose by ${due.en}. ${silence.en}${said.en}`,
        zh: `此事关于您的${name.zh}。您可以：\n\n${list.zh}\n\n请在 ${due.zh}前答复。${silence.zh}${said.zh}`,
      },
    };
  },
  reminder: (order: NamedOrder, { kind, goods, options, dueAt }: LineAsked): OrderWords => {
    const [name, due, list, title] = [nameOf(order), instants(dueAt), choices(options), titles[kind](goods)];
    const silence = silenceOf(kind);
    return {
      title: { en: 'We are waiting for your answer', zh: '请尽快答复' },
      body: {
        en: `${title.en} (${name.en}). You can:\n\n${list.en}\n\nPlease choose by ${due.en}. ${silence.en}`,
        zh: `${title.zh}（${name.zh}）。您可以：\n\n${list.zh}\n\n请在 ${due.zh}前答复。${silence.zh}`,
      },
    };
  },
  paymentReminder: (
    order: NamedOrder,
    { goods, amountFen, dueAt }: { goods: string; amountFen: Fen; dueAt: Date },
  ): OrderWords => {
    const [name, more, due] = [nameOf(order), formatFen(amountFen), instants(dueAt)];
    return {
      title: { en: `${more} for ${goods} is not paid yet`, zh: `${goods}的补款 ${more} 尚未付款` },
      body: {
        en: `You agreed to pay ${more} more for ${goods} in your ${name.en}. Please pay it by ${due.en}; then we buy the goods. If it is unpaid by then, we do not buy them and refund them to you.`,
        zh: `您已同意为${name.zh}中的${goods}补款 ${more}。请在 ${due.zh}前付款，付款后我们即采购；逾期未付，我们不会采购该商品，并退款给您。`,
      },
    };
  },
  expired: (order: NamedOrder, { missed, ...dropped }: Dropped & { missed: 'answer' | 'payment' }): OrderWords => {
    const why = {
      answer: { en: 'We had no answer in time.', zh: '您未在期限内答复。' },
      payment: { en: 'The extra payment was not made in time.', zh: '补款逾期未付。' },
    }[missed];
    const what = outcome(order, dropped);
    return {
      title: { en: 'We refunded goods of your order', zh: '订单商品已退款' },
      body: { en: `${why.en} ${what.en}`, zh: `${why.zh}${what.zh}` },
    };
  },
  dropped: (order: NamedOrder, { note, ...dropped }: Dropped & { note: string }): OrderWords => {
    const [what, said] = [outcome(order, dropped), notePart(note)];
    return {
      title: { en: 'We refunded goods of your order', zh: '订单商品已退款' },
      body: {
        en: `These goods cannot be had. ${what.en}${said.en}`,
        zh: `很抱歉，部分商品无法购买。${what.zh}${said.zh}`,
      },
    };
  },
  kept: (order: NamedOrder, { goods }: { goods: string }): OrderWords => {
    const name = nameOf(order);
    return {
      title: { en: `You keep ${goods}`, zh: `商品已为您保留：${goods}` },
      body: {
        en: `We had no answer in time, so ${goods} of your ${name.en} stays yours as it is.`,
        zh: `您未在期限内答复，${name.zh}中的${goods}将为您保留。`,
      },
    };
  },
  withdrawn: (order: NamedOrder, { goods, note }: { goods: string; note: string }): OrderWords => {
    const [name, said] = [nameOf(order), notePart(note)];
    return {
      title: { en: 'You need not answer our question', zh: '您无需再答复我们的询问' },
      body: {
        en: `We withdrew our question about ${goods} in your ${name.en}. You need not do anything.${said.en}`,
        zh: `我们已撤回关于${name.zh}中${goods}的询问，您无需处理。${said.zh}`,
      },
    };
  },
  answeredForYou: (
    order: NamedOrder,
    { option, note }: { option: LineAsked['options'][number]; note: string },
  ): OrderWords => {
    const [name, chosen, said] = [nameOf(order), optionWords(option), notePart(note)];
    return {
      title: { en: 'We recorded your answer', zh: '已记录您的答复' },
      body: {
        en: `For your ${name.en} we recorded as you told us: ${chosen.en}.${said.en}`,
        zh: `您的${name.zh}，我们已按您的意思记录：${chosen.zh}。${said.zh}`,
      },
    };
  },
};
