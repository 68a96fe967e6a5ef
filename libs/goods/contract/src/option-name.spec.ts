import { expect, test } from 'vitest';
import { optionName, specText } from './option-name.ts';

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

test.each([
  ['Color: Natural 本色 / Size: M', '颜色：Natural 本色 / 尺码：M', 'Colour: Natural 本色 / Size: M'],
  ['Warm light, EU plug', 'Warm light, EU plug', 'Warm light, EU plug'],
  ['', '', ''],
])('the options %s are %s in Chinese and %s in English', (spec, zh, en) => {
  expect([specText(spec, 'zh'), specText(spec, 'en')]).toEqual([zh, en]);
});
