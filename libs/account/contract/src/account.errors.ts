import { defineReasons, failer } from '@caravan/kernel';

export const accountReasons = defineReasons({
  address_limit: { status: 422, en: 'You can save up to 20 addresses', zh: '最多可保存 20 个地址' },
  default_address: { status: 422, en: "Default address can't be deleted", zh: '默认地址不能删除' },
  fill_in_all: { status: 422, en: 'Please fill in all items', zh: '请填写所有项目' },
  phone_invalid: { status: 422, en: 'Please enter a valid phone number', zh: '请输入有效的电话号码' },
  postcode_invalid: { status: 422, en: 'This postcode does not match the country', zh: '邮编与所选国家不符' },
  province_unknown: {
    status: 422,
    en: 'Please choose a province or state of the country',
    zh: '请选择该国家的省份或州',
  },
  country_unknown: { status: 422, en: 'Please choose a country', zh: '请选择国家或地区' },
  date_in_future: { status: 422, en: 'Please choose a date in the past', zh: '请选择过去的日期' },
  avatar_type: {
    status: 422,
    en: 'Please choose a gif, jpeg, jpg, png or bmp picture',
    zh: '请选择 gif、jpeg、jpg、png 或 bmp 格式的图片',
  },
  avatar_too_large: { status: 422, en: 'The picture must be smaller than 2 MB', zh: '图片须小于 2MB' },
  too_many_pixels: { status: 422, en: 'The picture must be at most 40 megapixels', zh: '图片不能超过 4000 万像素' },
  push_limit: {
    status: 422,
    en: 'Up to 10 devices can receive notifications. Please switch them off on another device first',
    zh: '最多可在 10 台设备上接收推送，请先在其他设备上关闭',
  },
  push_service_refused: {
    status: 422,
    en: "This browser's notification service is not supported",
    zh: '不支持此浏览器的推送服务',
  },
  webhook_limit: {
    status: 422,
    en: 'You can have up to 5 webhooks. Please delete one first',
    zh: '最多可添加 5 个通知地址，请先删除一个',
  },
  webhook_refused: {
    status: 422,
    en: 'Please enter a public https address, on port 443 or 8443',
    zh: '请输入可公开访问的 https 地址，端口须为 443 或 8443',
  },
  webhook_off: { status: 409, en: 'This webhook is switched off', zh: '该通知地址已停用' },
  webhooks_unavailable: {
    status: 503,
    en: 'Webhooks cannot be used: the server has no STAFF_KEY, or another one than before',
    zh: '通知地址暂不可用：服务器未设置 STAFF_KEY，或与之前的不一致',
  },
  password_wrong: { status: 422, en: 'The password is incorrect', zh: '密码不正确' },
  password_mismatch: { status: 422, en: 'The two passwords do not match', zh: '两次输入的密码不一致' },
  password_rule: {
    status: 422,
    en: '6-20 letters or digits, with at least one of each',
    zh: '请输入 6-20 位字母和数字的组合',
  },
  password_common: {
    status: 422,
    en: 'Too many people use this password. Please choose another',
    zh: '该密码过于常见，请换一个',
  },
  orders_open: { status: 409, en: 'There are orders that are not finished yet', zh: '尚有未完成的订单' },
  packages_open: { status: 409, en: 'There are parcels that have not arrived yet', zh: '尚有未签收的包裹' },
  returns_open: { status: 409, en: 'Goods of yours are being returned to their seller', zh: '您有退换货尚未处理完成' },
  goods_in_store: { status: 409, en: 'You still have goods in the warehouse', zh: '仓库中尚有您的商品' },
  balance_left: { status: 409, en: 'There is money left in your balance', zh: '您的余额尚未用完' },
});

export const fail = failer(accountReasons);
