import type { Message } from '@caravan/account/port';
import { formatFen, type Language } from '@caravan/kernel';
import type { ReturnEvent } from '@caravan/warehouse-packages/contract';
import type { GoodsReturnRow } from '../db/goods-return.table.ts';

type Words = Pick<Message, 'title' | 'body'>;
type Sentence = Record<Language, string>;

/** A return with what its messages name. */
interface Told {
  row: Pick<GoodsReturnRow, 'carrier' | 'feeFen' | 'kind' | 'number' | 'refundFen' | 'returnedFen' | 'trackingNumber'>;
  goods: string;
  note: string | null;
}

const noteOf = (note: string | null): Sentence => ({
  en: note ? `\n\nOur note: ${note}` : '',
  zh: note ? `\n\n备注：${note}` : '',
});

const opened = ({ row, goods }: Told): Words => ({
  title: { en: 'We ask the seller to take goods back', zh: '我们正在为您申请退换货' },
  body:
    row.kind === 'return'
      ? {
          en: `We ask the seller to take back “${goods}” and to return your money (${row.number}). The goods cannot be packed meanwhile.`,
          zh: `我们正在与商家协商“${goods}”的退货退款（${row.number}），处理期间该商品无法打包。`,
        }
      : {
          en: `We ask the seller to exchange “${goods}” (${row.number}). The goods cannot be packed meanwhile.`,
          zh: `我们正在与商家协商“${goods}”的换货（${row.number}），处理期间该商品无法打包。`,
        },
});

const agreed = ({ row, goods }: Told): Words => {
  const fee: Sentence =
    row.feeFen === null
      ? { en: ' The way back costs you nothing.', zh: '退回运费由我们或商家承担，您无需付费。' }
      : {
          en: ` The way back costs ${formatFen(row.feeFen)}, which is deducted from what you get back.`,
          zh: `退回运费 ${formatFen(row.feeFen)} 由您承担，将从退款中扣除。`,
        };
  return {
    title: { en: 'The seller takes your goods back', zh: '商家已同意退换货' },
    body: {
      en: `The seller agreed to ${row.kind === 'return' ? 'take back' : 'exchange'} “${goods}” (${row.number}). We send the goods back next.${fee.en}`,
      zh: `商家已同意“${goods}”的${row.kind === 'return' ? '退货' : '换货'}申请（${row.number}），我们将尽快寄回商品。${fee.zh}`,
    },
  };
};

const refused = ({ row, goods }: Told): Words => ({
  title: { en: 'The seller refused the return', zh: '商家未同意退换货' },
  body: {
    en: `The seller refused to ${row.kind === 'return' ? 'take back' : 'exchange'} “${goods}” (${row.number}). The goods are yours as before and can be packed.`,
    zh: `商家未同意“${goods}”的${row.kind === 'return' ? '退货' : '换货'}申请（${row.number}）。商品仍归您所有，可继续打包。`,
  },
});

const sent = ({ row, goods }: Told): Words => ({
  title: { en: 'Your goods are on their way to the seller', zh: '商品已寄回商家' },
  body: {
    en: `We sent “${goods}” back (${row.number}) with ${row.carrier}, tracking number ${row.trackingNumber}. ${row.kind === 'return' ? 'Your money comes once the seller has paid.' : 'The other goods come to our warehouse next.'}`,
    zh: `“${goods}”已寄回商家（${row.number}），由 ${row.carrier} 承运，运单号 ${row.trackingNumber}。${row.kind === 'return' ? '商家退款后，款项将退至您的余额。' : '商家换发的商品将寄到我们的仓库。'}`,
  },
});

const settled = ({ row, goods }: Told): Words => {
  if (row.kind === 'exchange')
    return {
      title: { en: 'Your exchanged goods have arrived', zh: '换货商品已入库' },
      body: {
        en: `The seller sent “${goods}” again (${row.number}). The goods are in your warehouse; their free days begin anew.`,
        zh: `商家换发的“${goods}”已入库（${row.number}），免费仓储期重新计算。`,
      },
    };
  const [paid, back] = [formatFen(row.refundFen ?? 0), formatFen(row.returnedFen ?? 0)];
  const fee = row.feeFen === null ? null : formatFen(row.feeFen);
  return {
    title: { en: 'Your return is paid', zh: '退货款已到账' },
    body: {
      en: fee
        ? `The seller paid back ${paid} for “${goods}” (${row.number}). Less ${fee} for the way back, ${back} is in your balance.`
        : `The seller paid back ${paid} for “${goods}” (${row.number}). It is in your balance.`,
      zh: fee
        ? `商家已就“${goods}”退款 ${paid}（${row.number}），扣除退回运费 ${fee} 后，${back} 已退至您的余额。`
        : `商家已就“${goods}”退款 ${paid}（${row.number}），款项已退至您的余额。`,
    },
  };
};

const messages: Record<Exclude<ReturnEvent, 'withdrawn'>, (told: Told) => Words> = {
  requested: opened,
  agreed,
  refused,
  sent,
  settled,
};

/** The message for an event; null for what the shopper did and sees at once. */
export const returnMessage = (
  told: Told,
  { event, actor }: { event: ReturnEvent; actor: 'shopper' | 'staff' },
): Words | null => {
  if (actor === 'shopper' || event === 'withdrawn') return null;
  const { title, body } = messages[event](told);
  const note = noteOf(told.note);
  return { title, body: { en: body.en + note.en, zh: body.zh + note.zh } };
};
