import { defineReasons, failer } from '@caravan/kernel';
import { tasksReasons } from '@caravan/tasks/contract';

export const fundPaymentReasons = defineReasons({
  already_paid: { status: 409, en: 'This has already been paid', zh: '该款项已付款' },
  not_payable: { status: 409, en: 'This can no longer be paid', zh: '该款项已无法付款' },
  amount_changed: {
    status: 409,
    en: 'The amount has changed. Please check it and pay again',
    zh: '金额已变动，请核对后重新付款',
  },
  insufficient_balance: { status: 422, en: 'Your balance is too low for this payment', zh: '余额不足，无法完成付款' },
  method_unavailable: { status: 422, en: 'This payment method is not available here', zh: '暂不支持该付款方式' },
  recharge_by_balance: { status: 422, en: 'A top-up can’t be paid from the balance', zh: '余额不能用于充值' },
  recharge_amount_required: { status: 422, en: 'Please select the recharge amount', zh: '请选择充值金额' },
  provider_unavailable: {
    status: 503,
    en: 'The payment provider is not responding. Nothing was charged; please try again shortly',
    zh: '支付机构暂时无响应，未产生扣款，请稍后再试',
  },
  provider_refused: { status: 422, en: 'The payment provider refused this payment', zh: '支付机构拒绝了此次付款' },
  remittance_short: {
    status: 409,
    en: 'The amount received was lower than the amount due. It was added to your balance',
    zh: '实际到账金额低于应付金额，已计入您的余额',
  },
  remittance_rejected: { status: 409, en: 'We could not confirm this remittance', zh: '该笔汇款未能核实' },
  payment_failed: { status: 409, en: 'Payment failed', zh: '付款失败' },
  recharge_failed: { status: 409, en: 'Recharge failed', zh: '充值失败' },
  payment_expired: { status: 409, en: 'The payment deadline has passed', zh: '已超过付款时限' },
  mtcn_invalid: { status: 422, en: 'The MTCN has 10 digits', zh: 'MTCN 为 10 位数字' },
  mtcn_used: { status: 422, en: 'This MTCN has already been submitted', zh: '该 MTCN 已提交过' },
  mtcn_accepted: {
    status: 409,
    en: 'Money under this MTCN has already been accepted',
    zh: '该 MTCN 对应的汇款此前已确认入账',
  },
  changed_meanwhile: {
    status: 409,
    en: 'This was changed in the meantime. Please read it again',
    zh: '内容已被修改，请重新查看后再操作',
  },
  refund_exceeds_payment: { status: 409, en: 'This is more than was paid', zh: '退款金额超过已付金额' },
  claimed: tasksReasons.claimed,
  approval_open: {
    status: 409,
    en: 'Somebody has already asked for approval of this step',
    zh: '该操作已有待处理的审批',
  },
  approval_closed: { status: 409, en: 'This approval is closed', zh: '该审批已结束' },
  approval_stale: {
    status: 409,
    en: 'The amount has changed since the approval was asked for',
    zh: '提交审批后金额已发生变化',
  },
  approval_not_needed: {
    status: 422,
    en: 'This step needs no approval. Please do it directly',
    zh: '该操作无需审批，请直接执行',
  },
  own_request: {
    status: 422,
    en: 'Nobody decides their own request. Please leave it to a colleague',
    zh: '不能审批自己提交的申请，请由其他同事处理',
  },
  bad_signature: { status: 400, en: 'The signature of this event is not valid', zh: '事件签名无效' },
});

export const fail = failer(fundPaymentReasons);
