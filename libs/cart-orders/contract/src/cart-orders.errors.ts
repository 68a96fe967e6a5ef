import { defineReasons, failer } from '@caravan/kernel';

export const cartOrdersReasons = defineReasons({
  price_changed: { status: 409, en: 'The price has changed. Please check the new one', zh: '价格已变动，请确认新价格' },
  sku_unknown: { status: 422, en: 'Please choose the options of this product', zh: '请选择商品规格' },
  sold_out: { status: 409, en: 'This product is sold out', zh: '该商品已售罄' },
  few_left: { status: 409, en: 'Only {left} left', zh: '仅剩 {left} 件' },
  goods_gone: { status: 409, en: 'This product is no longer available', zh: '该商品已下架' },
  goods_unreadable: {
    status: 424,
    en: 'The shop’s page could not be read just now',
    zh: '暂时无法读取店铺页面',
  },
  cart_full: { status: 422, en: 'The cart holds up to {max} items', zh: '购物车最多可放 {max} 件商品' },
  amount_invalid: { status: 422, en: 'Please enter an amount such as 12.50', zh: '请输入金额，例如 12.50' },
  price_reason_required: { status: 422, en: 'Please choose the reason for the price', zh: '请选择改价原因' },
  not_a_picture: {
    status: 422,
    en: 'Please choose a gif, jpg or png picture',
    zh: '请选择 gif、jpg 或 png 格式的图片',
  },
  too_many_pixels: { status: 422, en: 'The picture must be at most 40 megapixels', zh: '图片不能超过 4000 万像素' },
  picture_too_large: { status: 422, en: 'The picture must be at most 2 MB', zh: '图片大小不能超过 2MB' },
});

export const fail = failer(cartOrdersReasons);
