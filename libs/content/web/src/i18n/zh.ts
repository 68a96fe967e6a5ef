export const texts = {
  faq: {
    title: '帮助中心',
    lead: '代购、仓储、寄送怎么进行，每一步多少钱，都写在这里。',
  },
  article: {
    title: '全部文章',
    lead: '使用帮助、服务条款，以及关于我们的介绍。',
  },
  about: {
    title: '关于本店',
    lead: '谁在为您采购、存放和发货。',
    company: '公司信息',
    name: '公司名称',
    address: '地址',
    registration: '工商登记',
    email: '邮箱',
    disputes: '争议如何解决',
    pictures: '我们的仓库',
    picture: '我们的仓库，第 {{number}} 张，共 {{total}} 张',
  },
  metaGroup: '{{group}} · {{title}}',
  metaSearch: '搜索：{{q}}',
  search: {
    label: '搜索文章',
    placeholder: '退款、仓储、清关',
    submit: '搜索',
    found: '「{{q}}」的搜索结果（{{total}} 篇）',
    nothingTitle: '没有找到文章',
    nothing: '没有包含这些字词的文章，换个说法再试试。',
    empty: '这里还没有文章。',
    showAll: '查看全部文章',
  },
  groups: {
    label: '主题',
    all: '全部主题',
  },
  pages: {
    label: '分页',
    previous: '上一页',
    next: '下一页',
    page: '第 {{page}} 页',
  },
  detail: {
    place: '当前位置',
    contents: '本页目录',
    related: '接着看',
    updated: '更新于 {{date}}',
  },
  helpful: {
    question: '这篇文章有帮助吗？',
    yes: '有帮助',
    no: '没有帮助',
    thanks: {
      yes: '感谢您的反馈。',
      no: '感谢您的反馈，我们会改进。如果还有疑问，欢迎来信。',
    },
  },
  ask: {
    title: '还有疑问？',
    text: '随时可以给我们留言。写上订单号，通常一次就能说清。',
    action: '联系客服',
  },
};
