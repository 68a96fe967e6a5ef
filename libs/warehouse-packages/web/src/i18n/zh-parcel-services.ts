/** Packing options and insurance of a package. */
export const parcelServiceTexts = {
  packing: {
    title: '打包服务',
    choose: '选择打包服务',
    chosen_one: '已选 {{count}} 项打包服务：{{amount}}',
    chosen_other: '已选 {{count}} 项打包服务：{{amount}}',
    hint: '打包员按所选项目处理，费用计入运费。',
    free: '免费',
    one: '{{name}} · {{price}}',
    kind: {
      remove_boxes: '去除鞋盒和外包装',
      vacuum: '抽真空压缩',
      corner_protection: '护角加固',
      moisture_bag: '防潮袋',
      gift: '礼品：包裹内不放发票和价格',
    },
  },
  insurance: {
    title: '包裹保险',
    choose: '为包裹投保',
    chosen: '包裹保险 {{name}}：{{amount}}',
    hint: '包裹丢失、破损或少件时赔付，最高不超过保额和申报价值。',
    none: '不投保',
    one: '{{name}} · {{fee}}',
    covers: '最高赔付 {{amount}}',
  },
};
