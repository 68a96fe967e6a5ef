/** 目的国关税与进口税（预估）。 */
export const landedTexts = {
  landed: {
    title: '目的国关税与进口税（预估）',
    summary: '目的国关税与进口税（预估）：{{amount}}',
    duty: '关税',
    tax: '增值税或消费税',
    fees: '海关费用',
    total: '关税与进口税',
    unknown: '未知',
    from: '{{low}} – {{high}}',
    asking: '正在估算…',
    failed: '估算失败',
    later:
      '不包含在本次付款中。按服装、鞋、箱包、电子产品等普通商品估算，以海关决定为准，承运商可能另收手续费。包税线路已包含这些费用。',
    madeOn: '这是您在 {{day}} 提交包裹时的估算，之后不会变动。按普通商品估算，以海关决定为准，承运商可能另收手续费。',
    limit: {
      below: '申报价值低于免关税限额 {{limit}}。',
      at: '申报价值正好等于免关税限额 {{limit}}。',
      above: '申报价值高于免关税限额 {{limit}}。',
      none: '该国家或地区没有免关税限额。',
      free: '该国家或地区对普通商品不征关税。',
      unknown: '我们不了解该国家或地区的免关税限额。',
      noRate: '我们知道免关税限额，但没有 {{currency}} 的汇率，无法比较。',
      shipping: '申报价值加运费高于免关税限额。',
    },
    under: {
      title: '申报价值低于您的购买价',
      text: '您购买这些商品花费 {{paid}}。海关可能自行估价，申报过低的风险由您承担。保险赔付不会超过申报价值。',
    },
    noRate:
      '估算时没有 {{currency}} 的汇率，凡以 {{currency}} 金额为准的部分都无法估算，显示为未知。具体的 {{currency}} 金额见「数据及来源」。',
    country: '{{place}}目前的征收标准及全部来源',
    sources: '数据及来源',
    asOf: '截至 {{day}}',
    rate: '1 {{currency}} = ¥{{rate}}（{{day}} 汇率）。',
    version: '数据版本 {{version}}。',
    noFigures: '我们还没有该国家或地区的数据。',
    value: '商品价值',
    valueHint: '人民币金额，填写后同时估算关税与进口税。',
    byMethod: '按最便宜的线路{{method}}计算。以海关决定为准，承运商可能另收手续费。',
  },
};
