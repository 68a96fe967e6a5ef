import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { guessRestrictions } from './guess-restrictions.ts';
import { type Restriction, restrictions } from './restrictions.ts';

describe('the kinds of goods in a product’s title', () => {
  it.each<[string, Restriction[]]>([
    ['小米充电宝 20000mAh 大容量移动电源', ['battery']],
    ['Portable power bank 10,000 mAh', ['battery']],
    ['AirPods Pro 2', ['battery', 'branded']],
    ['蓝牙耳机 入耳式 降噪', ['battery']],
    ['香水女士持久淡香 50ml', ['liquid', 'cosmetics']],
    ['Vitamin C serum 30 ml', ['liquid', 'cosmetics', 'medicine']],
    ['散粉定妆蜜粉控油', ['powder', 'cosmetics']],
    ['西湖龙井绿茶 2026 新茶 茶叶 250g', ['food']],
    ['Oolong tea, 250 g', ['food']],
    ['蜂蜜 土蜂蜜 500g', ['liquid', 'food']],
    ['口红 哑光 不沾杯', ['cosmetics']],
    ['强磁 手机车载磁吸支架', ['magnet']],
    ['Fridge magnets, set of 12', ['magnet']],
    ['维生素C片 保健品', ['medicine']],
    ['陶瓷水果刀 套装', ['blade', 'fragile']],
    ["Chef's knife 20 cm", ['blade']],
    ['耐克 Nike 运动鞋 男', ['branded']],
    ['景德镇陶瓷 手绘茶杯', ['fragile']],
    ['Wine glasses, set of 6', []],
    ['ＢＡＴＴＥＲＹ ＰＡＣＫ', ['battery']],
  ])('%s', (title, kinds) => {
    expect(guessRestrictions([title])).toEqual(kinds);
  });
});

describe('what only sounds like a kind of goods', () => {
  it.each([
    'Canvas tote, navy',
    '粉色连衣裙 粉红少女 浅粉',
    '手机壳 透明 防摔',
    'Phone case with strap',
    '液晶显示器支架',
    '茶具 功夫茶 茶盘 木制',
    'Tea towel, linen',
    '计算器 不含电池',
    'Toy car, batteries not included',
    'LED lamp without batteries',
    'Alcohol-free hand wipes',
    '糖果色 毛衣 奶油风',
    'Powder blue dress',
    'Makeup bag, large',
    '药箱 家用 大号 收纳',
    '芍药 仿真花',
    'Pineapple print shirt',
    'Nutcracker ballet poster',
    'Steak house apron',
    '',
  ])('%s', (title) => {
    expect(guessRestrictions([title])).toEqual([]);
  });
});

test('a description adds to the title, and phrases do not run from one text into the next', () => {
  expect(guessRestrictions(['Desk lamp', 'Rechargeable, glass shade'])).toEqual(['battery', 'fragile']);
  expect(guessRestrictions(['Lamp without', 'battery'])).toEqual(['battery']);
});

test('any texts give known kinds, each once and in order, whatever the letters’ case', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('电池', '不含', 'no ', 'battery', ' tea', 'pot', '粉', '色', '玻璃', 'GLASS', '茶叶'),
  );
  fc.assert(
    fc.property(
      fc.array(
        fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
        { maxLength: 3 },
      ),
      (texts) => {
        const kinds = guessRestrictions(texts);
        expect(kinds).toEqual(restrictions.filter((kind) => kinds.includes(kind)));
        expect(guessRestrictions(texts)).toEqual(kinds);
      },
    ),
  );
  expect(guessRestrictions(['BATTERY and Glass'])).toEqual(guessRestrictions(['battery AND glass']));
});

test('a long description takes no time worth speaking of', () => {
  const long = '不含'.repeat(20_000) + 'no '.repeat(20_000) + 'tea '.repeat(20_000);
  const before = process.cpuUsage();
  guessRestrictions([long]);
  // Processor time does not depend on what else the machine does.
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000);
});
