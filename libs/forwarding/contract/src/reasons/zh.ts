import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  forwarding_closed: '暂不接收自购包裹',
  parcel_announced: '您已预报过此运单号',
  parcel_arrived: '包裹已到仓',
  too_many_announced: '您已有 {max} 个预报包裹尚未到仓，请先撤回不再寄来的包裹',
  parcel_claimed: '您已认领过该包裹，我们会尽快回复',
  too_many_claims: '您有 {max} 个包裹的认领尚待回复，请等待我们处理',
  claim_decided: '该认领已处理',
  picture_too_large: '图片大小不能超过 10MB',
  goods_packed: '商品已打包，报关信息不能更改，请先取消包裹',
  goods_searched: '仓库正在查找这些商品，找到后才能填写物品和价值',
  goods_not_on_shelf: '商品 {number} 已打包、退货中、查找中或已出库，请先处理',
  announced_as: '该用户已将此运单号预报为 {number}，请选择该预报',
  number_kept: '另一个无主件的运单号与此相同，请先确认那个包裹的归属',
  code_unknown: '没有使用此识别码的用户',
  contents_missing: '请填写包裹内物品',
  warehouse_twice: '已有仓库使用此代码',
  warehouse_in_use: '仓库 {warehouse} 仍有库位、商品或包裹与之关联，不能移除。可将其停用，用户便不会再寄往该仓库',
  code_or_number: '请输入面单上的识别码',
  phone_format: '请输入电话号码',
  postcode_format: '邮政编码只能是数字',
};
