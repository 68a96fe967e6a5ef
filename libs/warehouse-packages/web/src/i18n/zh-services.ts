/** Packing options of a package. */
export const serviceTexts = {
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
};
