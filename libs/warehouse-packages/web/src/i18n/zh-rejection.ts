import type { rejectionTexts as en } from './en-rejection.ts';

/** The rejection of goods by their photos. */
export const rejectionTexts: typeof en = {
  rejection: {
    why: '原因',
    choose: '请选择',
    wish: '申请类型',
    noteHint: '将转告商家，描述越具体越好。',
    pays: '退回运费无需您承担。',
    asked: '申请已提交，我们会尽快与商家协商。',
    reason: {
      wrong_goods: '发错商品',
      damaged: '商品破损',
      incomplete: '缺件少配件',
      quality: '质量问题',
    },
    kind: { return: '退货退款', exchange: '换货' },
    kindHint: {
      return: '商家退款后，款项退至您的余额。',
      exchange: '商家重新发货到我们的仓库。',
    },
  },
};
