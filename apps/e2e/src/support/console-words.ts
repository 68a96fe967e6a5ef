/** The texts on the console's pages of a journey, typed here again, so that a wrong text on a page fails the test. */
const en = {
  toBuy: 'To buy',
  shopNumber: 'Shop’s order number',
  account: 'Account',
  paid: 'Paid',
  record: 'Record',
  recorded: 'The purchase is recorded',
  sides: ['Length', 'Width', 'Height'],
  save: 'Save the parcel',
  shelf: 'Goods in the warehouse',
};

const zh: typeof en = {
  toBuy: '待采购',
  shopNumber: '店铺订单号',
  account: '采购账户',
  paid: '实付金额',
  record: '登记',
  recorded: '采购已登记',
  sides: ['长', '宽', '高'],
  save: '完成入库',
  shelf: '在库商品',
};

export const consoleWords = { en, zh };
