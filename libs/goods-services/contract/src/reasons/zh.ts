import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  too_many_photos: '该商品还可加拍 {left} 张照片',
  too_many_services: '您有 {max} 项服务尚未付款，或为尚未完成的免费服务，请先付款、取消其中一项，或等待完成',
  price_changed: '价格已变动，请重新确认',
  measure_twice: '该项已在列表中',
  rehearsal_open: '部分商品已有未完成的预演打包（{number}）',
  rehearsal_implausible: '商品本身重 {goods} g，请核对重量',
};
