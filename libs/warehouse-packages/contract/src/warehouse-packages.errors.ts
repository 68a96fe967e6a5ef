import { defineReasons, failer } from '@caravan/kernel';
import { couponReasons } from '@caravan/promotions/contract';
import { returnRefusals } from './returns.errors.ts';
import { serviceRefusals } from './services.errors.ts';
import { splitRefusals } from './split.errors.ts';

export const warehousePackagesReasons = defineReasons({
  ...serviceRefusals,
  ...returnRefusals,
  ...splitRefusals,
  ...couponReasons,
  item_taken: { status: 409, en: 'Some of these goods are already in another package', zh: '部分商品已在其他包裹中' },
  not_packable: {
    status: 409,
    en: 'Some of these goods can’t be packed yet: their order is not complete',
    zh: '部分商品所属订单尚未全部入库，暂时无法打包',
  },
  /** Concerns one item in the warehouse. */
  item_waits: { status: 409, en: 'The rest of its order has not arrived yet', zh: '所属订单尚未全部入库' },
  item_packed: { status: 409, en: 'In package {number}', zh: '已放入包裹 {number}' },
  item_disposed: {
    status: 409,
    en: 'Some of these goods were disposed of at the end of their storage',
    zh: '部分商品保管到期，已作处置',
  },
  /** The next four concern the disposal of one item. */
  item_left: { status: 409, en: 'These goods have left the warehouse', zh: '该商品已离开仓库' },
  item_in_package: { status: 409, en: 'These goods are in package {number}', zh: '该商品已放入包裹 {number}' },
  item_service_unpaid: {
    status: 409,
    en: 'The shopper may still pay service {number} for these goods',
    zh: '该商品有待付款的增值服务 {number}',
  },
  disposal_too_early: {
    status: 409,
    en: 'These goods must not be disposed of yet: the date has not come, or a warning was not sent',
    zh: '该商品尚不能处置：未到处置日期，或通知尚未发完',
  },
  bin_unknown: {
    status: 422,
    en: 'Bin {bin} does not exist or is not in use',
    zh: '库位 {bin} 不存在或已停用',
  },
  bin_exists: { status: 409, en: 'There is already a bin {code}', zh: '库位 {code} 已存在' },
  bin_code_reserved: {
    status: 422,
    en: 'This looks like the number of an order, goods or a package',
    zh: '该编码与订单、商品或包裹编号的格式相同',
  },
  tracking_number_form: {
    status: 422,
    en: 'A tracking number begins with a letter or a digit',
    zh: '运单号应以字母或数字开头',
  },
  /** Concerns a row of an imported file. */
  bin_twice: { status: 422, en: 'An earlier row has the same code', zh: '前面的行已使用相同编码' },
  bin_not_empty: { status: 409, en: 'There are still goods in this bin', zh: '该库位中仍有商品' },
  changed_meanwhile: {
    status: 409,
    en: 'Somebody else has changed this in the meantime',
    zh: '该内容已被他人修改',
  },
  item_unknown: {
    status: 404,
    en: 'No goods in the warehouse have the number {number}',
    zh: '仓库中没有编号为 {number} 的商品',
  },
  photos_owed: {
    status: 409,
    en: 'Take the paid photos before the check is passed: {count} to go',
    zh: '请先完成付费拍照再通过质检，还差 {count} 张',
  },
  not_pickable: {
    status: 409,
    en: 'Some of these packages can’t be picked: {numbers}',
    zh: '部分包裹暂时无法拣货：{numbers}',
  },
  wrong_item: { status: 409, en: '{code} does not belong here. Put it back', zh: '{code} 不在此清单中，请放回原处' },
  items_missing: { status: 409, en: 'Not scanned yet: {numbers}', zh: '尚未扫描：{numbers}' },
  package_cancelled: {
    status: 409,
    en: 'Package {number} was cancelled. Put its goods back into a bin',
    zh: '包裹 {number} 已取消，请将商品放回库位',
  },
  package_unknown: { status: 404, en: 'There is no package {code}', zh: '没有编号为 {code} 的包裹' },
  not_weighed: {
    status: 409,
    en: 'Package {number} is not weighed yet',
    zh: '包裹 {number} 尚未复称',
  },
  extra_open: {
    status: 409,
    en: 'Package {number} waits for a payment or a decision and must not leave yet',
    zh: '包裹 {number} 尚待补款或客服处理，暂不能出库',
  },
  weighing_closed: {
    status: 409,
    en: 'Package {number} does not wait for the scales',
    zh: '包裹 {number} 不在待复称状态',
  },
  parcel_not_carried: {
    status: 422,
    en: 'Its shipping method does not carry this parcel. {why}',
    zh: '所选线路无法承运该包裹。{why}',
  },
  parcel_photo_missing: {
    status: 422,
    en: 'Take a photo of the parcel before you seal it',
    zh: '封箱前请先拍摄包裹照片',
  },
  implausible: {
    status: 422,
    en: 'The quote was for {quoted} g. Please check the weight',
    zh: '报价重量为 {quoted} g，请核对重量',
  },
  no_open_extra: {
    status: 409,
    en: 'Package {number} waits for no payment or decision',
    zh: '包裹 {number} 没有待付的补款，也无需处理',
  },
  not_packed: { status: 409, en: 'Package {number} is not packed yet', zh: '包裹 {number} 尚未打包' },
  in_other_handover: {
    status: 409,
    en: 'Package {number} is already in hand-over {handover_id}',
    zh: '包裹 {number} 已在交接单 {handover_id} 中',
  },
  tracking_known: {
    status: 409,
    en: 'This tracking number already belongs to package {number}',
    zh: '该运单号已用于包裹 {number}',
  },
  handover_closed: { status: 409, en: 'This hand-over is closed', zh: '该交接单已完成' },
  label_unknown: { status: 404, en: 'There is nothing with the number {code}', zh: '没有编号为 {code} 的内容' },
  claimed: { status: 409, en: '{by} is working on this', zh: '{by} 正在处理此任务' },
  no_product_selected: { status: 422, en: 'No product selected!', zh: '请选择商品！' },
  address_required: { status: 422, en: 'Please select a delivery address', zh: '请选择收货地址' },
  line_required: { status: 422, en: 'Please select logistics method', zh: '请选择物流方式' },
  country_not_served: { status: 422, en: 'We do not ship to this country yet', zh: '暂无可送达该国家或地区的线路' },
  line_unavailable: { status: 422, en: 'This shipping method can’t carry the package', zh: '该线路无法运送此包裹' },
  line_wrong_country: {
    status: 422,
    en: 'This shipping method does not serve the country of the address',
    zh: '该线路不支持寄往此地址所在国家或地区',
  },
  line_too_heavy: {
    status: 422,
    en: 'Heavier than the {max_kg} kg this shipping method accepts',
    zh: '超出该线路 {max_kg} kg 的重量上限',
  },
  line_too_light: { status: 422, en: 'This shipping method starts at {min_kg} kg', zh: '该线路最低 {min_kg} kg 起运' },
  line_too_long: { status: 422, en: 'One side is longer than {max_cm} cm', zh: '单边长度超过 {max_cm} cm' },
  line_too_big: {
    status: 422,
    en: 'Length plus girth exceeds {max_cm} cm',
    zh: '长＋围长超过 {max_cm} cm',
  },
  line_restricted: {
    status: 422,
    en: 'This shipping method does not accept some of these goods ({what})',
    zh: '该线路不运送其中部分商品（{what}）',
  },
  line_value_too_high: {
    status: 422,
    en: 'The declared value exceeds what this shipping method accepts',
    zh: '申报价值超出该线路上限',
  },
  zone_twice: { status: 422, en: 'A country can be in one zone only', zh: '同一国家或地区只能出现在一个分区中' },
  range_reversed: {
    status: 422,
    en: 'This must not be smaller than the start of the range',
    zh: '不能小于范围的起始值',
  },
  quote_changed: { status: 409, en: 'The fee has changed. Please check it again', zh: '运费已变动，请重新确认' },
  packing_option_unknown: {
    status: 422,
    en: 'One of the packing options is not offered any more',
    zh: '所选打包服务中有一项已停止提供',
  },
  insurance_unknown: {
    status: 422,
    en: 'This insurance is not offered any more',
    zh: '所选包裹保险已停止提供',
  },
  not_insured: { status: 409, en: 'This package has no insurance', zh: '该包裹未投保' },
  claim_open: {
    status: 409,
    en: 'There is already a claim for this package that is not decided yet',
    zh: '该包裹已有一项理赔申请正在处理中',
  },
  claim_too_early: {
    status: 409,
    en: 'A loss can be claimed once the latest expected arrival has passed',
    zh: '超过预计最晚送达日期后才能申请丢件理赔',
  },
  claim_too_late: { status: 409, en: 'The time for this claim has ended', zh: '已超过理赔申请期限' },
  claim_too_high: {
    status: 422,
    en: 'This is more than can be paid',
    zh: '超出可赔付的金额',
  },
  claim_closed: { status: 409, en: 'This claim is already decided', zh: '该理赔申请已处理' },
  not_followed: {
    status: 409,
    en: 'No tracking service follows this package',
    zh: '没有物流查询服务在跟踪该包裹',
  },
  bad_signature: { status: 400, en: 'The signature of this event is not valid', zh: '事件签名无效' },
  review_exists: { status: 409, en: 'This package already has a review', zh: '该包裹已评价' },
  not_a_picture: {
    status: 422,
    en: 'Please choose a gif, jpg or png picture',
    zh: '请选择 gif、jpg 或 png 格式的图片',
  },
  too_many_pixels: { status: 422, en: 'The picture must be at most 40 megapixels', zh: '图片不能超过 4000 万像素' },
  picture_too_large: { status: 422, en: 'The picture must be at most 2 MB', zh: '图片大小不能超过 2MB' },
});

export const fail = failer(warehousePackagesReasons);
