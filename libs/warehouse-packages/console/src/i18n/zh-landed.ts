/** 包裹提交时估算的关税与进口税。 */
export const landedTexts = {
  landed: {
    title: '目的国关税与进口税（预估）',
    lead: '{{day}} 提交包裹时按申报价值 {{value}} 估算，用户看到的内容相同。',
    duty: '关税',
    tax: '增值税或消费税',
    fees: '海关费用',
    total: '关税与进口税',
    unknown: '未知',
    range: '{{low}} – {{high}}',
    version: '数据版本',
    rate: '汇率',
    rateOf: '1 {{currency}} = ¥{{rate}}（{{day}}）',
    asOf: '（截至 {{day}}）',
  },
};
