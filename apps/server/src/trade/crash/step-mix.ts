import { approveRefund, processOrder, rejectRefund, shipPackage, staffCancel, stockOrder } from './staff-steps.ts';
import { payBySandbox, payFromBalance, recharge } from './money-steps.ts';
import { addLine, askRefund, cancelOrder, placeOrders, withdrawRefund, type Step } from './order-steps.ts';
import { answer, askMore, dropLine, payExtra } from './question-steps.ts';
import { fileClaim, payClaim, refuseClaim } from './claim-steps.ts';
import { answerAboutGoods, askAboutGoods } from './goods-question-steps.ts';
import { measureGoods, orderMeasurement } from './measure-steps.ts';
import { cancelPackage, pack, receivePackage } from './package-steps.ts';
import { orderRehearsal, packRehearsed, rehearse } from './rehearsal-steps.ts';
import { askReturn, askSeller, sendBack, settleReturn, withdrawReturn } from './return-steps.ts';
import { cancelService, orderPhotos, refuseService, takePhotos } from './service-steps.ts';
import { rejectPhotos } from './verdict-steps.ts';
import { waiveExtra, weighParcel } from './weigh-steps.ts';
import type { StaffStep } from './trader.ts';

/** The steps of shoppers; repeated entries are more likely. */
export const shopperSteps: readonly Step[] = [
  recharge,
  addLine,
  addLine,
  placeOrders,
  placeOrders,
  payFromBalance,
  payFromBalance,
  payFromBalance,
  payBySandbox,
  cancelOrder,
  askRefund,
  withdrawRefund,
  answer,
  answer,
  payExtra,
  payExtra,
  pack,
  pack,
  cancelPackage,
  receivePackage,
  orderPhotos,
  orderMeasurement,
  orderRehearsal,
  packRehearsed,
  packRehearsed,
  cancelService,
  rejectPhotos,
  answerAboutGoods,
  askReturn,
  withdrawReturn,
  fileClaim,
];
const often: readonly StaffStep[] = [processOrder, stockOrder, weighParcel, shipPackage];
/** The steps of staff; repeated entries are more likely. */
export const staffSteps: readonly StaffStep[] = [
  ...often,
  ...often,
  ...often,
  ...often,
  staffCancel,
  dropLine,
  askMore,
  approveRefund,
  rejectRefund,
  waiveExtra,
  refuseService,
  takePhotos,
  measureGoods,
  rehearse,
  askAboutGoods,
  askSeller,
  askSeller,
  sendBack,
  sendBack,
  settleReturn,
  settleReturn,
  payClaim,
  refuseClaim,
];
