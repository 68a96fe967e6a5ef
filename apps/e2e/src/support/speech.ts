/** What a shopper reads on the pages of a journey; the pages' own texts are not imported, so that a wrong text fails here. */
const en = {
  lang: 'en',
  headline: 'Buy from any Chinese shop. One parcel to your door.',
  seeProduct: 'See the product',
  register: 'Register',
  login: 'Log in',
  email: 'E-mail',
  password: 'Password',
  repeat: 'Repeat password',
  addToCart: 'Add to cart',
  goToCart: 'Go to the cart',
  quantity: 'Quantity',
  cart: 'Cart',
  manualOrder: 'Manual purchase order',
  productName: 'Product name',
  specification: 'Specification',
  unitPrice: 'Price of one piece, in yuan',
  domesticShipping: 'Shipping inside China, in yuan',
  notFound: 'This page could not be found',
  notFoundText: 'Sorry, we could not find the page you were looking for',
  featureClosed: 'Sorry, this feature is not open yet. Our online service is happy to help you.',
  shippingEstimate: 'Shipping estimate',
  service: '7x24 hours service',
};

export type Speech = typeof en;

const zh: Speech = {
  lang: 'zh-CN',
  headline: '中国店铺随心买，一个包裹送到家',
  seeProduct: '查看商品',
  register: '注册',
  login: '登录',
  email: '邮箱',
  password: '密码',
  repeat: '确认密码',
  addToCart: '加入购物车',
  goToCart: '查看购物车',
  quantity: '数量',
  cart: '购物车',
  manualOrder: '填写代购单',
  productName: '商品名称',
  specification: '规格',
  unitPrice: '单价（元）',
  domesticShipping: '国内运费（元）',
  notFound: '找不到页面',
  notFoundText: '很抱歉 没有找到您要访问的页面~',
  featureClosed: '抱歉 该功能暂未开放 您可以联系在线客服帮您解答~',
  shippingEstimate: '运费估算',
  service: '7×24小时服务',
};

export const speech = { en, zh };
