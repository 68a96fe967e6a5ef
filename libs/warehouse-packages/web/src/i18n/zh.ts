import { accuracyTexts } from './zh-accuracy.ts';
import { checkTexts } from './zh-check.ts';
import { landedTexts } from './zh-landed.ts';
import { packTexts } from './zh-pack.ts';
import { packageTexts } from './zh-packages.ts';
import { parcelServiceTexts } from './zh-parcel-services.ts';
import { rejectionTexts } from './zh-rejection.ts';
import { rehearsalTexts } from './zh-rehearsals.ts';
import { splitTexts } from './zh-split.ts';
import { serviceTexts } from './zh-services.ts';

/** The warehouse, and texts that all pages share. */
export const texts = {
  ...accuracyTexts,
  ...checkTexts,
  ...landedTexts,
  ...packTexts,
  ...packageTexts,
  ...parcelServiceTexts,
  ...rejectionTexts,
  ...rehearsalTexts,
  ...serviceTexts,
  ...splitTexts,
  counter: '已输入 {{used}} / {{max}} 字',
  lightbox: {
    close: '关闭',
    previous: '上一张',
    next: '下一张',
    zoomIn: '放大',
    zoomOut: '缩小',
    position: '第 {{place}} 张，共 {{count}} 张',
  },
  restriction: {
    battery: '带电',
    liquid: '液体',
    powder: '粉末',
    food: '食品',
    cosmetics: '化妆品',
    magnet: '带磁',
    medicine: '药品',
    blade: '刀具',
    branded: '品牌商品',
    fragile: '易碎品',
  },
  store: {
    title: '我的仓库',
    returns: '退换货',
    description: '查看仓库中商品的照片、重量、尺寸和剩余免费保管天数。',
    count_one: '共 {{count}} 件商品',
    count_other: '共 {{count}} 件商品',
    loading: '正在加载仓库商品',
    failed: {
      title: '仓库商品加载失败',
      text: '商品在仓库中保管完好，请再试一次。',
    },
    empty: {
      all: '仓库中还没有您的商品，到货入库后会显示在这里。',
      orders: '查看我的订单',
      page: '这一页没有内容。',
      first: '回到第一页',
    },
  },
  item: {
    noPhoto: '暂无实拍',
    noPhotoOf: '{{name}}（商品页图片）',
    photos: '{{name}} 的实拍照片',
    photoCount_one: '{{count}} 张实拍照片',
    photoCount_other: '{{count}} 张实拍照片',
    photosOf_one: '查看 {{name}} 的 {{count}} 张实拍照片',
    photosOf_other: '查看 {{name}} 的 {{count}} 张实拍照片',
    photosDue_one: '还有 {{count}} 张实拍待上传。',
    photosDue_other: '还有 {{count}} 张实拍待上传。',
    pieces_one: '{{count}} 件',
    pieces_other: '{{count}} 件',
    daysLeft_one: '免费保管剩余 {{count}} 天',
    daysLeft_other: '免费保管剩余 {{count}} 天',
    left_one: '免费剩 {{count}}\u00a0天',
    left_other: '免费剩 {{count}}\u00a0天',
    then: '{{date}}起每天 {{fee}}',
    over: '免费保管已到期',
    since: '{{date}}起每天 {{fee}}',
    owed: '已产生保管费 {{amount}}',
    owedSoFar: '已产生保管费 {{amount}}，最多 {{most}}',
    owedInAll: '保管费 {{amount}}，已达上限，不再增加',
    keptUntil: '最晚保管至 {{date}}',
    disposal: '请在 {{date}} 前打包，逾期将作处置，费用不予退还。',
    order: '所属订单',
    select: '选择',
  },
  calendar: {
    add: '加入日历',
    title: '免费保管到期：{{name}}',
    text: '到期后每天收取保管费 {{fee}}，请提前打包。',
    file: '免费保管到期',
  },
  bar: {
    label: '待打包的商品',
    selectAll: '全选本页',
    selected_one: '已选 {{count}} 件，{{weight}}',
    selected_other: '已选 {{count}} 件，{{weight}}',
    clear: '清空选择',
    from: '运费低至',
    by: '（{{line}}，寄往{{place}}）',
    asking: '正在估算寄往{{place}}的运费',
    noPlace: '打包时填写收货地址，即可查看运费。',
    noLine: '寄往{{place}}的线路均无法运送所选商品。',
    notServed: '暂无可送达{{place}}的线路。',
    failed: '运费暂时无法估算。',
    pack: '打包',
    none: '请选择商品！',
    tooMany: '一个包裹最多 {{max}} 件商品。',
  },
};
