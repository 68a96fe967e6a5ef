/** 各功能共用的文案：时间、分页和重新加载。 */
export const texts = {
  moment: {
    both: '{{local}}（{{beijing}}）',
    beijing: '北\u2060京\u2060时\u2060间 {{beijing}}',
    beside: '北\u2060京\u2060时\u2060间\u00a0{{beijing}}',
    // 带日期时较长，窄栏中可在日期前换行。
    besideDay: '北\u2060京\u2060时\u2060间 {{beijing}}',
    left: '剩余 {{hours}} 小时 {{minutes}} 分钟',
  },
  stop: {
    done: '已完成：',
    current: '当前：',
    next: '待完成：',
    stopped: '已结束：',
    automatic: '系统自动',
  },
  pages: {
    label: '分页',
    previous: '上一页',
    next: '下一页',
    page: '第 {{page}} 页',
  },
  list: {
    none: '没有匹配项',
    open: '展开列表',
  },
  again: '重新加载',
};
