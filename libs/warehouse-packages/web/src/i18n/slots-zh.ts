/** Texts on other features' pages; kept small, because every page loads them. */
export const texts = {
  reviews: {
    title: '用户收货评价',
    by: '{{name}} 的评价',
    from: '{{name}}，{{date}}',
    picture: '{{name}} 上传的图片',
    more: '查看更多评价',
    all: '已显示全部 {{total}} 条评价',
  },
};
