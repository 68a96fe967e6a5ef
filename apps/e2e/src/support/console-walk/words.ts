/** The texts that staff and enquirers write in each language; pages show them unchanged. */
const en = {
  zone: 'Shelves',
  holding: 'Holding',
  kept: 'No order number on the box. Smells of tea.',
  note: 'Dented corner, the goods are whole.',
  claim: 'I ordered a linen tote at Example Crafts on 12 November; its parcel was delivered to you.',
  ask: 'The shop asks for a fee because the lamp is sent in a wooden box.',
  lead: { name: 'Martha Example', company: 'Example Imports', message: 'We ship 200 parcels a month to Berlin.' },
  closedLead: { name: 'Sam Example', company: 'Sample Goods', message: 'Do you ship to Brazil?', note: 'Answered.' },
  goods: { name: 'Linen tote', spec: 'navy' },
  question: 'When do you expect my caddy?',
  openQuestion: 'Can you ship liquids to Germany?',
  visitorQuestion: 'Does the tote have an inner pocket?',
  staffNote: 'The shop has promised Friday.',
  reply: { name: 'On its way', text_en: 'It is on its way to us.', text_zh: '商品正在寄往我们仓库的途中。' },
};

export type ConsoleWritten = typeof en;

const zh: ConsoleWritten = {
  zone: '货架区',
  holding: '暂存区',
  kept: '箱子上没有订单号，有茶香。',
  note: '箱角有压痕，商品完好。',
  claim: '11 月 12 日在示例手作下单亚麻托特包，物流显示已送达你们仓库。',
  ask: '店铺用木箱寄送台灯，需另收运费。',
  lead: { name: '王小明', company: '示例贸易', message: '我们每月向柏林寄送 200 个包裹。' },
  closedLead: { name: '李示例', company: '样品商行', message: '可以寄到巴西吗？', note: '已回复。' },
  goods: { name: '亚麻托特包', spec: '藏青' },
  question: '我的茶叶罐什么时候到仓库？',
  openQuestion: '可以寄液体到德国吗？',
  visitorQuestion: '这款托特包有内袋吗？',
  staffNote: '店铺答应周五发货。',
  reply: { name: '在途中', text_en: 'It is on its way to us.', text_zh: '商品正在寄往我们仓库的途中。' },
};

export const consoleWritten = { en, zh };

/** Staff work in two languages. */
export type ConsoleLanguage = keyof typeof consoleWritten;
