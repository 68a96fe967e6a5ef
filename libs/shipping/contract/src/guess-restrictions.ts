// zh-punctuation: off (regular expressions, not prose)
import { type Restriction, restrictions } from './restrictions.ts';

/**
 * Words that deny what they name, or only sound like it: `no battery`, `alcohol-free`, a phone case, a teapot, the
 * colour pink (粉色). Removed before kinds of goods are looked for.
 */
const lookalikes: readonly RegExp[] = [
  /(?:不含|不带|不用|无需|无|没有|免)\p{Script=Han}{0,2}?(?:电池|充电|磁|酒精|液体|粉末|香料)/gu,
  /(?:手机|平板|电脑|笔记本|相机|耳机)\p{Script=Han}{0,2}?(?:壳|膜|套|支架|架|链|袋|包|带|贴|挂绳|桌|椅)/gu,
  /粉(?:色|红|蓝|紫|白|嫩|丝|笔|扑)|[藕浅淡脏]粉|液晶|液压|磁带|碰瓷/gu,
  /茶(?:具|杯|壶|几|盘|巾|色|叶罐|叶盒)|酒(?:杯|柜|架|店|吧|红色)|药(?:箱|盒)|咖啡(?:色|杯|机|壶|馆)|(?:糖果|奶油|巧克力|焦糖)色|奶油风/gu,
  /(?:零食|饼干|蛋糕|面包|口红|化妆)(?:盒|柜|架|机|模具?|包|镜|台|刷|收纳)/gu,
  /\b(?:no|without|excluding|free of)(?: \w+)? (?:batter(?:y|ies)|magnets?|alcohol|liquids?|powders?)\b/g,
  /\b(?:batter(?:y|ies)|liquids?) (?:is |are )?(?:not included|sold separately)\b/g,
  /\b\w+[- ]free\b/g,
  /\b(?:phone|smartphone|laptop|tablet|camera|iphone|airpods|earbuds?) (?:case|cover|holder|stand|strap|protector|bag|sleeve|desk|mount)s?\b/g,
  /\b(?:tea|coffee|wine) ?(?:towel|cup|pot|set|tray|table|mug|maker|machine|glass|glasses|rack|opener)s?\b/g,
  /\b(?:lipstick|makeup|make-up|snack|candy|chocolate|cookie|bread|knife) (?:case|holder|bag|brush|brushes|mirror|box|bowl|colou?r|cutter|block|rack|organi[sz]er)s?\b/g,
  /\bpowder (?:pink|blue|room|coated|coating)\b/g,
];

const words: Readonly<Record<Restriction, RegExp>> = {
  battery:
    /电池|充电宝|移动电源|锂电|可充电|充电款|蓝牙(?:耳机|音箱|音响)|智能(?:手机|手表|手环)|无人机|电动牙刷|剃须刀|筋膜枪|平板电脑|笔记本电脑|\bbatter(?:y|ies)\b|\bpower ?banks?\b|\brechargeable\b|\bearbuds?\b|\bbluetooth (?:headphones?|headset|speakers?)\b|\bsmart ?(?:phones?|watch|watches|bands?)\b|\bdrones?\b|\blaptops?\b|\bairpods\b|\biphones?\b|\bipads?\b|\bmacbooks?\b/u,
  liquid:
    /液体|墨水|香水|精油|洗发水|沐浴露|洗衣液|洗手液|卸妆水|爽肤水|化妆水|精华液|精华水|粉底液|指甲油|饮料|果汁|白酒|红酒|葡萄酒|啤酒|酱油|蜂蜜|胶水|喷雾|\bliquids?\b|\binks?\b|\bperfumes?\b|\bessential oils?\b|\bshampoos?\b|\blotions?\b|\btoners?\b|\bserums?\b|\bnail polish\b|\bwines?\b|\bbeers?\b|\bliquors?\b|\bjuices?\b|\bsyrups?\b|\bsprays?\b/u,
  powder:
    /粉末|粉剂|面粉|奶粉|蛋白粉|咖啡粉|抹茶粉|辣椒粉|胡椒粉|散粉|蜜粉|爽身粉|洗衣粉|色粉|滑石粉|\bpowders?\b|\bflour\b/u,
  food: /食品|零食|茶叶|绿茶|红茶|乌龙茶|普洱|花茶|咖啡豆|咖啡粉|糖果|巧克力|饼干|坚果|瓜子|牛肉干|肉干|腊肠|火锅底料|调料|调味料|辣椒酱|酱油|蜂蜜|奶粉|方便面|螺蛳粉|月饼|蛋糕|大米|面条|干货|\bfoods?\b|\bsnacks?\b|\bteas?\b|\bcoffee\b|\bcand(?:y|ies)\b|\bchocolates?\b|\bcookies?\b|\bbiscuits?\b|\bnuts?\b|\bnoodles?\b|\bspices?\b|\bsauces?\b|\bhoney\b|\bjerky\b/u,
  cosmetics:
    /化妆品|护肤|口红|唇膏|唇釉|唇彩|粉底|气垫|眼影|睫毛膏|眼线|腮红|散粉|面膜|面霜|乳液|精华|防晒霜|卸妆|香水|指甲油|\bcosmetics?\b|\bskin ?care\b|\blipsticks?\b|\blip (?:gloss|balm|tint)\b|\bmascaras?\b|\beye ?shadows?\b|\beye ?liners?\b|\bmake-?up\b|\bface (?:mask|cream)s?\b|\bsun ?screens?\b|\bmoisturi[sz]ers?\b|\bserums?\b|\bperfumes?\b|\bnail polish\b/u,
  magnet: /磁铁|磁石|磁性|磁力|磁吸|强磁|\bmagnets?\b|\bmagnetic\b|\bmagsafe\b/u,
  medicine:
    /药品|药膏|膏药|药片|药丸|中药|西药|感冒药|止痛药|保健品|维生素|鱼油|褪黑素|眼药水|清凉油|\bmedicines?\b|\bmedications?\b|\bvitamins?\b|\bsupplements?\b|\bmelatonin\b|\bpills?\b|\bpainkillers?\b|\bointments?\b/u,
  blade:
    /刀具|菜刀|厨刀|水果刀|折叠刀|小刀|美工刀|工兵刀|军刀|匕首|剪刀|斧头|柴刀|\bknife\b|\bknives\b|\bdaggers?\b|\bswords?\b|\bscissors\b|\baxes?\b|\bmachetes?\b|\bcutter blades?\b/u,
  branded:
    /耐克|阿迪达斯|彪马|新百伦|匡威|路易威登|香奈儿|迪奥|古驰|普拉达|爱马仕|巴宝莉|劳力士|卡地亚|苹果手机|三星手机|索尼|任天堂|乐高|迪士尼|宝可梦|戴森|\bnike\b|\badidas\b|\bpuma\b|\bnew balance\b|\bconverse\b|\blouis vuitton\b|\bchanel\b|\bdior\b|\bgucci\b|\bprada\b|\bherm[eè]s\b|\bburberry\b|\bbalenciaga\b|\brolex\b|\bcartier\b|\biphones?\b|\bipads?\b|\bmacbooks?\b|\bairpods\b|\bsamsung\b|\bsony\b|\bnintendo\b|\blego\b|\bdisney\b|\bpok[eé]mon\b|\bdyson\b/u,
  fragile:
    /易碎|玻璃|陶瓷|瓷器|瓷碗|瓷盘|瓷杯|骨瓷|紫砂|水晶|镜子|\bfragile\b|\bglass(?:es|ware)?\b|\bceramics?\b|\bporcelain\b|\bcrystals?\b|\bmirrors?\b/u,
};

/**
 * The kinds of goods that texts of a product name, in Chinese or English: our guess, which the shopper corrects
 * (specification 27.8). It knows frequent words only, so a missing kind proves nothing.
 *
 * @param texts Such as title and description; length and characters do not matter.
 * @returns In the order of `restrictions`, each at most once.
 */
export const guessRestrictions = (texts: readonly string[]): Restriction[] => {
  const text = lookalikes.reduce(
    (left, lookalike) => left.replaceAll(lookalike, ' | '),
    texts.join(' | ').normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' '),
  );
  return restrictions.filter((kind) => words[kind].test(text));
};
