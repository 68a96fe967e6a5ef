import { expect, test } from 'vitest';
import { personName } from './person-name.ts';

test.each([
  ['Ada', 'Example', 'Ada Example'],
  ['清和', '林', '林清和'],
  ['小龙', '诸葛', '诸葛小龙'],
  ['유진', '김', '김유진'],
  ['佑々子', '長谷', '長谷佑々子'],
  ['さくら', '佐藤', '佐藤 さくら'],
  ['ジョン', 'スミス', 'スミス ジョン'],
  // One part in each script: in the order of the form.
  ['Mei', '林', 'Mei 林'],
  // One name only.
  ['Suharto', '', 'Suharto'],
  ['', 'Suharto', 'Suharto'],
  ['买买提', '', '买买提'],
  ['', '', ''],
])('%s %s is %s', (first, last, name) => {
  expect(personName({ first_name: first, last_name: last })).toBe(name);
});
