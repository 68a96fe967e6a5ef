import type { words as en } from './en.ts';

export const words: typeof en = {
  weight: (weight) => `重量：${weight}`,
  list: (names, { more, count }) => (more > 0 ? `${names}等 ${count} 件商品` : names),
  inDays: (days) => `${days} 天后`,
  date: (inDays, at) => `${inDays}，即 ${at}`,
  shelf: {
    free: (daysLeft, end, fee, most) => `免费剩 ${daysLeft} 天，至 ${end}，之后每天 ${fee}，最多 ${most}`,
    kept: (disposal) => `最晚保管至 ${disposal}`,
  },
  storageEnding: {
    title: (days) => `免费仓储还剩 ${days} 天`,
    body: ({ days, list, fee, most, disposalDays, warnings: [first, second, last] }) =>
      `以下商品的免费仓储还剩 ${days} 天：${list}。\n\n到期后每件商品每天收取 ${fee} 仓储费，最多 ${most}，打包时随运费一并结算。入库满 ${disposalDays} 天仍未寄出的商品将作处置，我们会提前 ${first} 天、${second} 天和 ${last} 天通知您。`,
  },
  warning: {
    title: (inDays) => `商品将在 ${inDays}处置`,
    body: (lines, fee, most) =>
      `以下商品的保管期即将结束，请在所示日期前打包寄出；逾期我们将作处置，费用不予退还。\n\n${lines}\n\n仓储费每件每天 ${fee}，最多 ${most}，打包时随运费一并结算。`,
    event: (inDays) => `将在 ${inDays}处置`,
    fact: (date) => `处置日期：${date}`,
  },
  disposed: {
    title: '您的商品已处置',
    body: (name, order) =>
      `订单 ${order} 的商品 ${name} 保管到期仍未寄出，我们已作处置。仓储费不再收取，商品费用不予退还。`,
    event: '已处置',
  },
  searched: {
    title: '正在查找您的商品',
    body: (list) =>
      `盘点时，以下商品不在原库位：${list}。\n\n我们正在查找，找到后会立即通知您。查找期间不计仓储天数；包含这些商品的包裹会暂缓打包。`,
    event: '查找中',
  },
  found: {
    title: '您的商品已找到',
    body: (list) => `以下商品已重新入库：${list}。\n\n查找期间不计入仓储天数；包含这些商品的包裹将继续处理。`,
    event: '已找到',
  },
  lost: {
    title: '您的商品未能找到',
    body: (name, order, amount) =>
      `订单 ${order} 的商品 ${name} 在仓库中遗失，我们已结束查找，非常抱歉。您为其所付的 ${amount} 已退至余额。`,
    event: '已遗失并退款',
    remark: (order) => `订单 ${order} 的商品遗失`,
  },
};
