/** The texts on the console's pages of a journey, typed here again, so that a wrong text on a page fails the test. */
const en = {
  email: 'E-mail',
  password: 'Password',
  logIn: 'Log in',
  toBuy: 'To buy',
  shopNumber: 'Shop’s order number',
  account: 'Account',
  paid: 'Paid',
  record: 'Record',
  recorded: 'The purchase is recorded',
  receive: 'Receive',
  tracking: 'Tracking number',
  find: 'Find',
  fewer: 'One fewer',
  moreComes: 'The rest comes in another parcel',
  weight: 'Weight',
  sides: ['Length', 'Width', 'Height'],
  bin: 'Bin',
  save: 'Save the parcel',
  received: 'Received',
  shelf: 'Goods in the warehouse',
};

const zh: typeof en = {
  email: '邮箱',
  password: '密码',
  logIn: '登录',
  toBuy: '待采购',
  shopNumber: '店铺订单号',
  account: '采购账户',
  paid: '实付金额',
  record: '登记',
  recorded: '采购已登记',
  receive: '入库',
  tracking: '运单号',
  find: '查找',
  fewer: '减少一件',
  moreComes: '其余商品在另一个包裹中',
  weight: '重量',
  sides: ['长', '宽', '高'],
  bin: '库位',
  save: '完成入库',
  received: '已入库',
  shelf: '在库商品',
};

export type ConsoleWords = typeof en;

export const consoleWords = { en, zh };
