import type { words as en } from './en.ts';

export const words: typeof en = {
  bin: {
    title: '库位',
    zone: '库区',
    kind: '类型',
    kinds: { shelf: '层架', pallet: '托盘', cage: '贵重品柜', holding: '暂存区' },
  },
  item: {
    title: '库存商品',
    bin: '库位',
    order: '订单',
    name: '商品',
    spec: '规格',
    quantity: '数量',
    weight: '重量',
    size: '尺寸',
    care: '属性',
    stored: '入库时间',
    photos: '精拍',
  },
  package: {
    title: '包裹',
    method: '线路',
    items: '商品件数',
    weight: '重量',
    value: '申报价值',
    care: '属性',
    packing: '打包服务',
    note: '打包备注',
    tracking: '运单号',
    options: {
      remove_boxes: '去除鞋盒和外包装',
      vacuum: '抽真空压缩',
      corner_protection: '护角加固',
      moisture_bag: '防潮袋',
      gift: '礼品：不放发票和价格',
    },
  },
  command: {
    title: '指令码',
    does: '作用',
    names: { save: '保存并继续', undo: '撤销上一步', photo: '拍照', next: '下一件', clear: '重新开始' },
    size: '尺寸',
  },
  pick: { title: '拣货单', packages: '包裹', made: '创建时间', noBin: '无库位' },
};
