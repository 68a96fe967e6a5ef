import { cartOrdersReasons } from '@caravan/cart-orders/contract';
import { defineReasons, failer } from '@caravan/kernel';

export const supportReasons = defineReasons({
  not_a_picture: cartOrdersReasons.not_a_picture,
  too_many_pixels: cartOrdersReasons.too_many_pixels,
  picture_too_large: { status: 422, en: 'The picture must be at most 10 MB', zh: '图片大小不能超过 10MB' },
  picture_gone: { status: 422, en: 'Please add the picture again', zh: '请重新添加图片' },
  reply_name_known: {
    status: 409,
    en: 'A saved reply with this name exists already',
    zh: '已有同名的快捷回复',
  },
});

export const fail = failer(supportReasons);
