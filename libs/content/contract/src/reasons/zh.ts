import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  rate_unknown: '暂无该币种的汇率',
  group_unknown: '没有这个文章分组',
  rule_of_service: '该规则不能在此修改',
  newer_rate: '已有更晚日期的汇率',
  rate_in_future: '汇率日期不能晚于今天（UTC）',
  group_exists: '已有使用这个标识的分组',
  picture_too_large: '图片大小不能超过 10MB',
  picture_unknown: '这张图片已不存在，请重新上传',
  placeholder_unknown: '双花括号中的占位符没有对应的店铺规则',
  review_order: '审核时长的上限不能小于下限',
  rule_amount: '最多 ¥100',
  fee_percent: '请填写百分比，最多两位小数，如 5 或 2.5',
  fee_rate: '最多 30%',
  fee_for_whom: '请选择平台或填写店铺名称',
  fee_twice: '该店铺和平台已有另一项服务费',
  fee_day_past: '服务费最早可从明天起生效',
  fee_day_twice: '当天已有另一项服务费生效',
  box_code: '请填写 1–4 位大写字母或数字',
  box_code_taken: '已有尺寸使用该代码',
};
