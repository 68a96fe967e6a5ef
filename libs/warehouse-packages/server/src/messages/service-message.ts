import type { Message } from '@caravan/account/port';
import { formatFen, type Language } from '@caravan/kernel';
import { rehearsalHours, unpaidServiceHours, type ServiceKind } from '@caravan/warehouse-packages/contract';
import type { ServiceOrderRow } from '../db/service.table.ts';
import type { StoreItemRow } from '../db/store-item.table.ts';

type Words = Record<Language, string>;
type ServiceWords = Pick<Message, 'title' | 'body'>;

/** What a service is called. */
const names: Record<ServiceKind, Words> = {
  photos: { en: 'Photos', zh: '加拍' },
  measurement: { en: 'Measurement', zh: '测量' },
  rehearsal: { en: 'Packing rehearsal', zh: '预演打包' },
};

/** The title of a service in payment. */
export const serviceTitle = ({ kind, number }: Pick<ServiceOrderRow, 'kind' | 'number'>): Words => ({
  en: `${names[kind].en} · ${number}`,
  zh: `${names[kind].zh} · ${number}`,
});

/** The remark on a returned amount in the shopper's records. */
export const serviceRefundRemark = (number: string): Words => ({
  en: `Refund of service ${number}`,
  zh: `服务 ${number} 退款`,
});

const goodsName = (items: readonly StoreItemRow[]): Words => {
  const [first, ...others] = items.map(({ name }) => name);
  if (!others.length) return { en: first ?? '', zh: first ?? '' };
  return { en: `${first} and ${others.length} more`, zh: `${first} 等 ${items.length} 件商品` };
};

type Done = (row: ServiceOrderRow, goods: Words) => ServiceWords;

const done: Record<ServiceKind, Done> = {
  photos: ({ units }, goods) => ({
    title: { en: 'Your photos are ready', zh: '加拍照片已完成' },
    body: {
      en: `We took the photos that you ordered (${units}): ${goods.en}. Look at them in your warehouse, and tell us whether the goods are as you expected.`,
      zh: `您加拍的 ${units} 张照片已完成：${goods.zh}。请到仓库查看，并确认商品是否符合预期。`,
    },
  }),
  measurement: (_row, goods) => ({
    title: { en: 'Your goods are measured', zh: '商品测量已完成' },
    body: {
      en: `We measured ${goods.en}. The page of the service compares it with what the shop states.`,
      zh: `${goods.zh} 已完成测量，服务页面列出了实测值与商家标注值的对比。`,
    },
  }),
  rehearsal: (_row, goods) => ({
    title: { en: 'Your goods are packed', zh: '预演打包已完成' },
    body: {
      en: `We packed ${goods.en}, weighed the box and took photos. The page of the service shows the exact price of every shipping method, which is valid for ${rehearsalHours} hours.`,
      zh: `${goods.zh} 已装箱、称重并拍照。服务页面列出了各线路的准确运费，${rehearsalHours} 小时内有效。`,
    },
  }),
};

/** The message about a service that is done. */
export const doneMessage = (row: ServiceOrderRow, items: readonly StoreItemRow[]): ServiceWords =>
  done[row.kind](row, goodsName(items));

const returned = ({ refundedFen }: ServiceOrderRow): Words =>
  refundedFen > 0
    ? {
        en: `${formatFen(refundedFen)} is in your balance.`,
        zh: `${formatFen(refundedFen)} 已退回您的余额。`,
      }
    : { en: 'Nothing was charged.', zh: '您没有被扣款。' };

const why = ({ cancelNote, paidAt }: ServiceOrderRow): Words => {
  if (cancelNote !== null) return { en: cancelNote, zh: cancelNote };
  return paidAt === null
    ? {
        en: `It was not paid within ${unpaidServiceHours} hours, or its goods left the warehouse.`,
        zh: `未在 ${unpaidServiceHours} 小时内付款，或商品已离开仓库。`,
      }
    : {
        en: 'Its goods were packed, returned or left the warehouse before we could do it.',
        zh: '商品在完成前已打包、退换或离开仓库。',
      };
};

/** The message about a service that staff or time ended. */
export const endMessage = (row: ServiceOrderRow, items: readonly StoreItemRow[]): ServiceWords => {
  const { kind, number } = row;
  const [goods, reason, money] = [goodsName(items), why(row), returned(row)];
  return {
    title: { en: 'A service was cancelled', zh: '服务已取消' },
    body: {
      en: `${names[kind].en} ${number}: ${goods.en}\n\n${reason.en}\n\n${money.en}`,
      zh: `${names[kind].zh} ${number}：${goods.zh}\n\n${reason.zh}\n\n${money.zh}`,
    },
  };
};

/** The message about measures that were wrong before. */
export const correctedMessage = (items: readonly StoreItemRow[], note: string): ServiceWords => {
  const goods = goodsName(items);
  return {
    title: { en: 'We corrected the measures of your goods', zh: '商品测量结果已更正' },
    body: { en: `${goods.en}\n\n${note}`, zh: `${goods.zh}\n\n${note}` },
  };
};

/** The message about the weight and the sides of a packing rehearsal that were wrong before. */
export const correctedRehearsalMessage = (items: readonly StoreItemRow[], note: string): ServiceWords => {
  const goods = goodsName(items);
  return {
    title: { en: 'We corrected your packing rehearsal', zh: '预演打包结果已更正' },
    body: { en: `${goods.en}\n\n${note}`, zh: `${goods.zh}\n\n${note}` },
  };
};
