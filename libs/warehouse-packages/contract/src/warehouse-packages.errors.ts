import { defineReasons, failer } from '@caravan/kernel';

export const warehousePackagesReasons = defineReasons({
  item_taken: { status: 409, en: 'Some of these goods are already in another package', zh: '部分商品已在其他包裹中' },
  not_packable: {
    status: 409,
    en: 'Some of these goods can’t be packed yet: their order is not complete',
    zh: '部分商品所属订单尚未全部入库，暂时无法打包',
  },
  /** Concerns one item in the warehouse. */
  item_waits: { status: 409, en: 'The rest of its order has not arrived yet', zh: '所属订单尚未全部入库' },
  item_packed: { status: 409, en: 'In package {number}', zh: '已在包裹 {number} 中' },
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
