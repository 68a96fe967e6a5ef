import { describe, expect, test } from 'vitest';
import { commandCodes, sizeCode } from '@caravan/kernel';
import { readCode } from './read-code.ts';

describe('a scan', () => {
  test.each([
    ['CMD:SAVE', { kind: 'command', command: 'save' }],
    ['cmd:undo', { kind: 'command', command: 'undo' }],
    ['ＣＭＤ：ＰＨＯＴＯ', { kind: 'command', command: 'photo' }],
    ['CMD:SIZE-XL', { kind: 'size', size: 'XL', code: 'CMD:SIZE-XL' }],
    ['cmd:size-2b', { kind: 'size', size: '2B', code: 'CMD:SIZE-2B' }],
    ['CMD:SIZE-LARGE', { kind: 'unknown-command', code: 'CMD:SIZE-LARGE' }],
    ['CMD:DANCE', { kind: 'unknown-command', code: 'CMD:DANCE' }],
    ['IT2611048213K', { kind: 'item', code: 'IT2611048213K' }],
    ['it2611048213k', { kind: 'item', code: 'IT2611048213K' }],
    ['SF 1234 5678 9012', { kind: 'tracking', code: 'SF123456789012' }],
    [' PA26110482ABC\r', { kind: 'parcel', code: 'PA26110482ABC' }],
    ['CV2611048213K', { kind: 'order', code: 'CV2611048213K' }],
    ['PK2612048213K', { kind: 'package', code: 'PK2612048213K' }],
    ['PL2612048213K', { kind: 'pick', code: 'PL2612048213K' }],
    ['HO2612048213K', { kind: 'handover', code: 'HO2612048213K' }],
    ['BN-A-01-02', { kind: 'bin', code: 'BN-A-01-02' }],
    ['BN2611048213K', { kind: 'bin', code: 'BN2611048213K' }],
    ['SF1234567890123', { kind: 'tracking', code: 'SF1234567890123' }],
    ['ＳＦ１２３４５６７８９０１２３', { kind: 'tracking', code: 'SF1234567890123' }],
    ['75123456789012', { kind: 'tracking', code: '75123456789012' }],
    ['JDX012345678901-1-1-', { kind: 'tracking', code: 'JDX012345678901-1-1-' }],
    // A number of the postal union, whose month would be 34.
    ['PA123456785CN', { kind: 'tracking', code: 'PA123456785CN' }],
    ['A-01-02', { kind: 'other', code: 'A-01-02' }],
    ['https://item.taobao.com/1', { kind: 'other', code: 'HTTPS://ITEM.TAOBAO.COM/1' }],
    ['', { kind: 'other', code: '' }],
  ])('%s', (scan, code) => {
    expect(readCode(scan)).toEqual(code);
  });

  test.each([
    ['T2611048213K', ['item'], { kind: 'item', code: 'IT2611048213K' }],
    ['k2611048213k', ['item', 'package'], { kind: 'package', code: 'PK2611048213K' }],
    // Two kinds are possible, or none is expected.
    ['V2611048213K', ['order', 'service'], { kind: 'tracking', code: 'V2611048213K' }],
    ['T2611048213K', ['package'], { kind: 'tracking', code: 'T2611048213K' }],
    ['T2611048213K', [], { kind: 'tracking', code: 'T2611048213K' }],
    // The month would be 34.
    ['T2634048213K', ['item'], { kind: 'tracking', code: 'T2634048213K' }],
    ['MD:SAVE', [], { kind: 'command', command: 'save' }],
  ] as const)('without its first letter: %s, where %j are expected', (scan, expects, code) => {
    expect(readCode(scan, expects)).toEqual(code);
  });

  test('of any printed command is that command', () => {
    for (const [command, code] of Object.entries(commandCodes)) {
      expect(readCode(code)).toEqual({ kind: 'command', command });
    }
    expect(readCode(sizeCode('M'))).toMatchObject({ kind: 'size', size: 'M' });
  });
});
