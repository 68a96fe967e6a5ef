export const texts = {
  login: {
    title: '登录',
    description: '登录后查看购物车、订单和包裹。',
    intro: '查看购物车、订单和包裹',
    submit: '登录',
    noAccount: '还没有账号？',
    toRegister: '立即注册',
  },
  register: {
    title: '注册账号',
    description: '用邮箱注册，代购中国店铺的商品，合并成一个包裹寄到家。',
    intro: '一个账号，代购、仓储、国际运输都能办',
    submit: '注册',
    hasAccount: '已有账号？',
    toLogin: '直接登录',
    agree: '我已阅读并同意注册条款',
    terms: '条款全文：',
  },
  back: '完成后将回到您刚才浏览的页面',
  field: {
    email: '邮箱',
    password: '密码',
    passwordHint: '6-20 位字母和数字的组合',
    passwordConfirm: '确认密码',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
  },
};
