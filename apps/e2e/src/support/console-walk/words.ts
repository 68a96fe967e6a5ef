/** The texts that staff and enquirers write in each language; pages show them unchanged. */
const en = {
  zone: 'Shelves',
  holding: 'Holding',
  kept: 'No order number on the box. Smells of tea.',
  note: 'Dented corner, the goods are whole.',
  ask: 'The shop asks for a fee because the lamp is sent in a wooden box.',
  lead: { name: 'Martha Example', company: 'Example Imports', message: 'We ship 200 parcels a month to Berlin.' },
  closedLead: { name: 'Sam Example', company: 'Sample Goods', message: 'Do you ship to Brazil?', note: 'Answered.' },
};

export type ConsoleWritten = typeof en;

const zh: ConsoleWritten = {
  zone: '货架区',
  holding: '暂存区',
  kept: '箱子上没有订单号，有茶香。',
  note: '箱角有压痕，商品完好。',
  ask: '店铺用木箱寄送台灯，需另收运费。',
  lead: { name: '王小明', company: '示例贸易', message: '我们每月向柏林寄送 200 个包裹。' },
  closedLead: { name: '李示例', company: '样品商行', message: '可以寄到巴西吗？', note: '已回复。' },
};

export const consoleWritten = { en, zh };
