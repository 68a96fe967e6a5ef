// zh-punctuation: off, because of words of shops.

/**
 * Meaning of the words beside a price. `current`: it is the price. `usual`: it is the price unless another one is
 * lower. `former`: it was the price. `net`: it lacks the tax. `other`: it is something else, such as a delivery, a
 * rate, a saving, a price for members or for several pieces. `none`: they say nothing. `unknown`: other text.
 */
export type PriceMeaning = 'current' | 'usual' | 'former' | 'net' | 'other' | 'none' | 'unknown';

/** Words by meaning, as shops write them. Those of one language stand in one line; `_` is a space. */
const words = {
  other: [
    'save saves saving savings you_save discount off rebate shipping delivery postage freight deposit voucher coupon code points reward cashback gift_card',
    'month monthly mo week weekly installment instalment installments instalments interest financing finance credit per_year bid bids starting_price starting_bid opening_bid estimate estimated trade_in get_cash rent rental lease subscribe subscription',
    'member members club vip loyalty prime bulk wholesale as_low_as as_little_as or_more each_when when_you_buy orders_over over spend subtotal total cart basket bag value tax_amount',
    'kg 100g 100_g 100ml 100_ml 100gr litre liter lb oz meter metre sqm sq_ft m2 m² m³ liter kilo per_unit',
    'ersparnis sparen sie_sparen spare rabatt gutschein versand versandkosten lieferung pfand monatlich monat rate raten rückgabe grundpreis mitglied mitglieder kundenkarte staffelpreis staffelpreise warenkorb gesamt punkte',
    'économie économisez économies remise réduction livraison frais_de_port mois mensualité mensualités consigne bon_d’achat membre membres adhérent panier le_kilo points_fidélité dès_lots lot_de',
    'ahorro ahorras ahorra descuento envío gastos_de_envío mes cuota cuotas meses socios socio cupón puntos plazos al_mes sin_interés frete desconto economize parcelas parcela juros sem_juros boleto clube',
    'risparmi risparmio sconto spedizione rata rate mese soci tessera buono punti carrello',
    'korting bespaar je_bespaart verzendkosten verzending bezorging maand leden lid spaarpunten besparing',
    'oszczędzasz rabat zniżka wysyłka dostawa raty rata miesięcznie klub punkty kaucja najniższa_cena_z_30_dni najniższa',
    'sleva ušetříte doprava poštovné měsíčně splátky splátka klub body zľava ušetríte doprava mesačne rabattkod frakt spar fragt levering',
    'скидка скидки экономия вы_экономите выгода доставка доставки рассрочка рассрочку мес месяц в_месяц кредит бонус бонусов баллов клуб клубная опт оптовая предоплата знижка доставка',
    '节省 省 立减 立減 优惠券 優惠券 折扣 运费 運費 邮费 快递 首付 分期 每期 月供 会员 會員 会員 积分 積分 点数 批发 起批 押金 定金 预付 现金券 満額 満 運送 折價券 折抵 回饋 紅利 购物金',
    '割引 割引額 お得 送料 月々 分割 ポイント 会員価格 会員 手数料 할인액 배송비 적립금 무이자 개월 회원가 쿠폰',
    'kargo taksit indirim tutarı üyelere szállítás kedvezmény livrare transport rată',
  ],
  net: [
    'excl_vat excl._vat ex_vat ex._vat ex_tax excl_tax excl._tax excluding_vat excluding_tax plus_vat before_tax without_tax ex_gst excl_gst +vat net netto exkl._mwst exkl_mwst zzgl._mwst ohne_mwst zzgl._ust',
    'ht hors_taxe hors_taxes h.t. sin_iva iva_no_incluido iva_esclusa excl._btw excl_btw ex_btw exclusief_btw bez_vat netto_cena bez_dph brez_ddv без_ндс exkl._moms ekskl._moms áfa_nélkül fără_tva kdv_hariç',
    '税抜 税別 不含税 未税 未稅 稅前',
  ],
  former: [
    'was rrp r.r.p. msrp m.s.r.p. mrp list_price list_pricing compare_at compare old_price previously originally original original_price instead_of before previous_price retail_value srp',
    'statt uvp vorher bisher alter_preis früher ehemals streichpreis unverbindliche_preisempfehlung',
    'au_lieu_de prix_conseillé ancien_prix prix_barré avant',
    'antes precio_anterior precio_original pvpr de: preço_original preço_antigo',
    'invece_di anziché prezzo_di_listino listino prima prezzo_consigliato',
    'van adviesprijs van_voor oude_prijs stara_cena cena_katalogowa cena_przed przed_obniżką poprzednia_cena',
    'původní_cena původně bývalá_cena pôvodná_cena pôvodne doporučená_cena ord. ordinarie_pris før_pris førpris rek._pris',
    'старая_цена старая_ціна без_скидки было прежняя_цена стара_ціна eredeti_ár pret_vechi preț_vechi eski_fiyat stara_cijena redna_cena stara_cena',
    '原价 原價 市场价 市場價 市價 市价 吊牌价 吊牌價 专柜价 專櫃價 参考价 參考價 建議售價 建议零售价 指导价 划线价 劃線價 定價 門市價',
    'メーカー希望小売価格 希望小売価格 定価 参考価格 通常価格 元値 정가 시중가 정상가 소비자가 소비자가격',
  ],
  usual: [
    'regular_price reg_price reg. reg regular normal_price list retail_price retail standard_price base_price unit_price',
    'normalpreis regulärer_preis listenpreis prix_normal prix_habituel prix_public precio_normal precio_regular precio_de_lista pvp prezzo_pieno prezzo_normale normale_prijs',
    'cena_regularna cena_podstawowa běžná_cena bežná_cena normalpris ordinarie обычная_цена розничная_цена розница базовая_цена звичайна_ціна 定价 零售价 零售價',
  ],
  current: [
    'price our_price now sale sale_price your_price special special_price only just today today’s_price final_price deal offer current_price web_price online_price internet_price clearance buy_new buy_it_now new brand_new each cost',
    'preis unser_preis jetzt nur aktuell sonderpreis angebot ihr_preis online-preis onlinepreis endpreis neuer_preis aktionspreis',
    'prix notre_prix maintenant promo prix_promo prix_soldé seulement prix_unitaire votre_prix tarif',
    'precio precios ahora oferta nuestro_precio precio_final precio_especial solo preço por por: à_vista agora nosso_preço valor',
    'prezzo ora adesso offerta prezzo_speciale solo nostro_prezzo prijs nu voor onze_prijs aanbieding actieprijs',
    'cena nasza_cena teraz promocja cena_promocyjna akční_cena akce akcia cena_celkem naše_cena vaše_cena nyní tylko pris nu_pris vores_pris nå vårt_pris akcijska_cena akcija redna cijena',
    'цена цены наша_цена сейчас новая_цена цена_со_скидкой акция специальная_цена ціна стоимость 售价 售價 价格 價格 现价 現價 特价 特價 促销价 促銷價 优惠价 優惠價 活动价 活動價 淘宝价 网购价 網購價 本店价 本店售价 本店價 一口价 秒杀价 折后价 价 價 限時 網路價 最低價',
    '販売価格 価格 特価 通販価格 セール価格 当店通常価格 当店価格 本体価格 판매가 판매가격 가격 할인가 할인판매가 최종가 fiyat fiyatı indirimli preț pret ár ára akciós',
  ],
  none: [
    'from to starting_at starting_from incl inc including included includes vat tax taxes gst hst plus excl shipping_incl incl._vat inc._vat inc_vat ttc pc pcs pce piece pieces ea unit item usd aud cad nzd sgd eur gbp us',
    'ab bis inkl inkl. inklusive mwst mwst. ust zzgl zzgl. exkl. gesetzl gesetzliche stk st stück stueck paar à_partir_de à_partir dès tva tvac pièce la_pièce l’unité ttc eco-part dont',
    'desde hasta iva incluido incl. imp ud unidad unidade a_partire_da a_partire da iva_inclusa inclusa cad pz al_pezzo vanaf btw incl_btw stuk per_stuk',
    'od od_kus brutto z_vat vat szt szt. sztuka s_dph dph vč_dph ks kus za_kus s_ddv ddv kom kpl moms inkl_moms st. fra från från_pris tk',
    'от до руб с_ндс ндс шт шт. штука за_шт за ед 起 含税 含稅 件 个 個 只 包 盒 套 本 元 円 税込 税込価格 込 から 부터 원 개 vat_포함 kdv_dahil kdv adet db áfa buc bucată',
  ],
} as const;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
/** Letters of alphabets delimit words; the signs of Chinese, Japanese and Korean do not. */
const letter = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{M}]';
const patternOf = (lines: readonly string[]): RegExp => {
  const all = [...new Set(lines.flatMap((line) => line.split(' ')))].sort((a, b) => b.length - a.length);
  const spelled = all.map((word) => escaped(word).replaceAll('_', '\\s+'));
  const alphabetic = spelled.filter((word) => !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(word));
  const signs = spelled.filter((word) => !alphabetic.includes(word));
  const bounded = `(?<!${letter})(?:${alphabetic.join('|')})(?!${letter})`;
  return new RegExp(signs.length > 0 ? `${bounded}|${signs.join('|')}` : bounded, 'giu');
};

const meanings = ['other', 'net', 'former', 'usual', 'current', 'none'] as const;
const patterns = Object.fromEntries(meanings.map((meaning) => [meaning, patternOf(words[meaning])])) as Record<
  (typeof meanings)[number],
  RegExp
>;

/** Notes about tax and delivery that stand behind prices in general. They name costs that the price has, or has not. */
const note = new RegExp(
  [
    '(?:zzgl|exkl|inkl|plus|excl|incl|hors|\\+)\\.?\\s*(?:versand(?:kosten)?|lieferung|shipping|delivery|postage|p\\s?&\\s?p|porto|livraison|frais de port|verzendkosten|spedizione|dostaw[ay]|wysyłki)',
    '(?:free|kostenlos\\w*|gratis|darmowa|бесплатная)\\s*(?:shipping|delivery|versand|lieferung|wysyłka|dostawa|доставка|verzending)|versandkostenfrei|livraison (?:offerte|gratuite|incluse)|包邮|送料無料|送料込',
  ].join('|'),
  'giu',
);
/** Numbers of one piece: `1 шт.`, `/ 1 pc`, `1+`. */
const onePiece = /(?<![\d.,])1\s*(?:\+|pcs?|piece|stk|st|stück|ks|szt|шт|个|個|件|pz|ud)(?!\p{L})\.?/giu;

/** The price of a package: `/ 3 pack`, `/10 шт`. */
const onePackage =
  /\/\s*\d{1,4}\s?-?(?:pack|pk|pcs|pieces?|pieces|stk|st|stück|pièces|szt|ks|шт|pz|ud|枚|入|個|个|本|片|包)(?!\p{L})\.?/giu;

/** Words that remain without those about prices: a few belong to a label, more are a name. */
const isName = (rest: string): boolean => (rest.match(/[\p{Script=Latin}\p{Script=Cyrillic}]{2,}/gu) ?? []).length > 2;
const isLabel = (text: string): boolean => text.length <= 60;

const bare = (text: string): string =>
  [note, onePiece, onePackage].reduce(
    (plain, pattern) => plain.replaceAll(pattern, ' '),
    text.normalize('NFKC').toLowerCase().replaceAll("'", '’'),
  );

/** True if there are other numbers beside a price: quantities, dates, other prices. */
export const hasNumbers = (text: string): boolean => /\d/.test(bare(text));

/** The meaning of the words beside a price. */
export const meaningOf = (text: string): PriceMeaning => {
  const plain = bare(text);
  if (!/[\p{L}\d]/u.test(plain)) return 'none';
  const found = meanings.slice(0, 5).find((meaning) => plain.search(patterns[meaning]) >= 0);
  if (found === 'other' || found === 'net' || found === 'former') return found;
  if (/\d/.test(plain)) return 'other';
  if (!isLabel(plain)) return 'unknown';
  if (found) return isName(plain.replaceAll(patterns[found], ' ')) ? 'none' : found;
  return /\p{L}{2}/u.test(plain.replaceAll(patterns.none, ' ')) ? 'unknown' : 'none';
};
