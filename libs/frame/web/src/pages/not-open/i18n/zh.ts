export const texts = {
  title: '暂未开放',
  text: '抱歉 该功能暂未开放 您可以联系在线客服帮您解答~',
  home: '返回首页',
};
