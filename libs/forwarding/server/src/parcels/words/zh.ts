import type { words as en } from './en.ts';

export const words: typeof en = {
  arrived: {
    title: '您的自购包裹已到仓',
    body: (number, contents) => `您的包裹 ${number}（${contents}）已入库，可以在仓库中打包。`,
  },
  asked: {
    title: '请确认包裹内物品',
    body: (number, contents) =>
      `您的包裹 ${number} 已到仓，但实物与预报（${contents}）不符。请告诉我们包裹内是什么、价值多少，报关时需要。在此之前商品会保留在仓库中，暂时无法打包。`,
  },
  unannounced: {
    title: '有您的包裹到仓',
    body: (number, contents) =>
      `带有您识别码的包裹已到仓，但您未预报：${number}，物品为 ${contents}。请告诉我们包裹内是什么、价值多少，报关时需要。在此之前商品会保留在仓库中，暂时无法打包。`,
  },
  taken_back: {
    title: '有一个包裹并非您的',
    body: (number, contents) =>
      `我们误将包裹 ${number}（${contents}）登记在您名下。该包裹属于其他人，已从您的包裹中移除，不收取任何费用。`,
  },
  mixed_up: {
    title: '您仓库中有商品并非您的',
    body: (number, contents) =>
      `我们误将其他包裹作为您的包裹 ${number}（${contents}）入库。其中的商品属于其他人，已从您的仓库中移除，不收取任何费用。我们仍在等待您的包裹到仓。`,
  },
  corrected: {
    title: '我们更正了包裹内物品',
    body: (number, contents) => `您的包裹 ${number} 现申报为：${contents}。`,
  },
  late: {
    title: (count) => `您有 ${count} 个预报的包裹尚未到仓`,
    body: (days) =>
      `以下包裹预报已久，我们仍未收到。请向店铺确认包裹去向，并核对运单号。如一直未到，预报将在 ${days} 天后结束。之后到仓的包裹仍归您，您也可以重新预报。`,
  },
  elsewhere: (here, announced) => `\n\n包裹到达的仓库为“${here}”，与预报的“${announced}”不同，将留在该仓库。`,
  question: (text) => `\n\n${text}`,
};
