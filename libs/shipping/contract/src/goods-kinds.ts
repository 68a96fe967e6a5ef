// zh-punctuation: off (regular expressions, not prose)
/** Kinds of goods whose pieces weigh about the same, for goods of which a shop states no weight. */
export const goodsKinds = [
  'top',
  'outerwear',
  'trousers',
  'dress',
  'shoes',
  'bag',
  'jewellery',
  'toy',
  'book',
  'stationery',
  'phone_accessory',
  'audio',
  'tableware',
  'bedding',
  'cosmetics',
  'tea',
] as const;

export type GoodsKind = (typeof goodsKinds)[number];

/**
 * Words that carry the name of another kind: a shoe rack, a doll's dress, a book bag. Removed before kinds are looked
 * for.
 */
const lookalikes: readonly RegExp[] = [
  /鞋(?:柜|架|盒|刷|油|带|垫|套|撑|拔|袋)|衣(?:架|柜|夹|钩|篓)|裤(?:架|夹)|书(?:架|柜|桌|立|签|皮|包)|包(?:装|邮|装袋|边|布|子)|首饰(?:盒|架|柜)|玩具(?:柜|架|箱)|茶(?:几|叶蛋)/gu,
  /(?:娃娃|玩偶|宠物|狗狗|猫咪)\p{Script=Han}{0,2}?(?:衣|服|裙|鞋)/gu,
  /\b(?:shoe|coat|clothes|book|jewell?ery|toy|bag|tea|dish|cup) (?:racks?|shel(?:f|ves)|box(?:es)?|cabinets?|hangers?|hooks?|stands?|organi[sz]ers?|brush(?:es)?|laces?|towels?|ends?|marks?)\b/g,
  /\b(?:doll|dog|cat|pet)(?:'?s)? (?:dress|dresses|clothes|shoes|jackets?|coats?)\b/g,
];

const words: Readonly<Record<GoodsKind, RegExp>> = {
  top: /t恤|衬衫|衬衣|短袖|卫衣|毛衣|针织衫|背心|打底衫|polo衫|\bt-?shirts?\b|\btees?\b|\bshirts?\b|\bblouses?\b|\bhoodies?\b|\bsweaters?\b|\bsweatshirts?\b|\bpullovers?\b|\bcardigans?\b|\btank tops?\b/u,
  outerwear:
    /外套|夹克|大衣|风衣|羽绒服|棉服|棉衣|冲锋衣|皮衣|\bjackets?\b|\bcoats?\b|\bparkas?\b|\bblazers?\b|\banoraks?\b/u,
  trousers:
    /裤子|长裤|短裤|牛仔裤|休闲裤|运动裤|工装裤|阔腿裤|\btrousers\b|\bpants\b|\bjeans\b|\bshorts\b|\bleggings\b|\bjoggers\b/u,
  dress: /连衣裙|半身裙|长裙|短裙|汉服|旗袍|裙子|\bdress(?:es)?\b|\bskirts?\b|\bhanfu\b|\bqipao\b|\bcheongsams?\b/u,
  shoes: /鞋|靴|\bshoes?\b|\bsneakers?\b|\bboots?\b|\bsandals?\b|\bslippers?\b|\bloafers?\b|\btrainers\b/u,
  bag: /背包|双肩包|书包|手提包|单肩包|斜挎包|托特包|帆布包|帆布袋|腰包|钱包|行李箱|\bbackpacks?\b|\bhandbags?\b|\btotes?\b|\b(?:shoulder|crossbody|messenger|canvas|travel|school) bags?\b|\bwallets?\b|\bpurses?\b|\bsuitcases?\b/u,
  jewellery:
    /项链|手链|耳环|耳钉|戒指|手镯|吊坠|胸针|发夹|发簪|\bnecklaces?\b|\bbracelets?\b|\bearrings?\b|\brings?\b|\bpendants?\b|\bbrooch(?:es)?\b|\bhair ?(?:clips?|pins?)\b/u,
  toy: /玩具|手办|模型|玩偶|公仔|毛绒|积木|盲盒|拼图|\btoys?\b|\bfigur(?:es?|ines?)\b|\bplush(?:ies)?\b|\bdolls?\b|\bmodel kits?\b|\bbuilding blocks\b|\bpuzzles?\b/u,
  book: /书籍|图书|小说|漫画|画集|画册|教材|绘本|杂志|\bbooks?\b|\bnovels?\b|\bmanga\b|\bcomics?\b|\bartbooks?\b|\bmagazines?\b/u,
  stationery:
    /笔记本子|手账|钢笔|中性笔|毛笔|贴纸|胶带纸|和纸胶带|文具|便签|\bstationery\b|\bnotebooks?\b|\bjournals?\b|\b(?:fountain|gel|ballpoint) pens?\b|\bpencils?\b|\bstickers?\b|\bwashi tape\b/u,
  phone_accessory:
    /(?:手机|平板)\p{Script=Han}{0,2}?(?:壳|膜|套|支架|链|挂绳)|数据线|充电线|钢化膜|\b(?:phone|iphone|airpods|tablet) (?:case|cover|holder|stand|strap|charm)s?\b|\bscreen protectors?\b|\busb cables?\b|\bcharging cables?\b/u,
  audio:
    /耳机|音箱|音响|麦克风|\bearbuds?\b|\bearphones?\b|\bheadphones?\b|\bheadsets?\b|\bspeakers?\b|\bmicrophones?\b/u,
  tableware:
    /茶杯|水杯|马克杯|保温杯|茶壶|盖碗|茶具|碗|盘子|餐具|花瓶|\bmugs?\b|\bcups?\b|\bteapots?\b|\bgaiwans?\b|\btea sets?\b|\bbowls?\b|\bplates?\b|\btableware\b|\bchopsticks\b|\bvases?\b|\btumblers?\b/u,
  bedding:
    /床单|被套|被子|枕头|枕套|四件套|毛毯|毯子|窗帘|抱枕|\bbedding\b|\bbed ?sheets?\b|\bduvets?\b|\bquilts?\b|\bpillows?\b|\bpillowcases?\b|\bblankets?\b|\bcurtains?\b|\bcushions?\b/u,
  cosmetics:
    /口红|唇膏|唇釉|粉底|眼影|睫毛膏|腮红|面膜|面霜|乳液|精华|化妆刷|\blipsticks?\b|\bfoundation\b|\beye ?shadows?\b|\bmascaras?\b|\bface (?:masks?|creams?)\b|\bserums?\b|\bmake-?up brush(?:es)?\b/u,
  tea: /茶叶|绿茶|红茶|乌龙茶|普洱|白茶|花茶|铁观音|龙井|\b(?:green|black|white|oolong|pu'?er|pu-erh|jasmine|loose leaf) teas?\b/u,
};

/**
 * The kind of goods that a name says, in Chinese or English; null if it says none, or several: a guess that may be wrong
 * is worse than to ask (specification 37.4).
 */
export const guessGoodsKind = (name: string): GoodsKind | null => {
  const text = lookalikes.reduce(
    (left, lookalike) => left.replaceAll(lookalike, ' | '),
    name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' '),
  );
  const found = goodsKinds.filter((kind) => words[kind].test(text));
  return found.length === 1 ? (found[0] ?? null) : null;
};
