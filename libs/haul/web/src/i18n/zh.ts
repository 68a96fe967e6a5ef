export const texts = {
  title: '数据档案',
  note: '备注',
  add: '添加',
  entries: '条目',
  empty: '暂无内容',
  failed: '条目加载失败',
};
