import { expect, test } from 'vitest';
import { optionName } from './option-name.ts';

test.each([
  ['Color', '颜色', 'Colour'],
  ['SIZE', '尺码', 'Size'],
  ['颜色分类', '颜色分类', 'Colour'],
  ['尺寸', '尺寸', 'Size'],
  ['Wick', 'Wick', 'Wick'],
  ['灯芯', '灯芯', '灯芯'],
])('the option %s is %s in Chinese and %s in English', (name, zh, en) => {
  expect([optionName(name, 'zh'), optionName(name, 'en')]).toEqual([zh, en]);
});
