// zh-punctuation: off, because of words of shops.
import type { Availability } from '@caravan/goods/contract';

/** Texts that say that a product can be bought, or cannot, in the languages of shops: a line for each. */
const inStock = [
  'in stock|available(?: now| immediately)?|ready to ship|ships (?:today|within|in)|usually ships|only \\d+ (?:left|in stock)|\\d+ in stock|low stock',
  'auf lager|lagernd|am lager|sofort (?:lieferbar|verfügbar|versandfertig)|lieferbar|verfügbar|vorrätig|ab lager|nur noch \\d+',
  'en stock|disponible|in voorraad|op voorraad|expédié sous|plus que \\d+|produit disponible',
  'disponible|en existencia|en existencias|disponibile|disponibilità immediata|em estoque|disponível|em stock|pronta entrega',
  'na stanie|w magazynie|dostępny|dostępna|dostępne|dostępność: ?(?:duża|średnia|mała|jest)|na magazynie|wysyłka w ciągu',
  'skladem|skladom|na skladě|na sklade|dostupné|raktáron|în stoc|in stoc|på lager|i lager|finns i lager|på lager|varastossa|na zalihi|na zalogi',
  'в наличии|есть в наличии|есть на складе|на складе|в наявності',
  '有货|有貨|现货|現貨|有库存|库存充足|庫存充足|在庫あり|在庫有り|即納|재고있음|구매가능|stokta|stokta var',
];
const outOfStock = [
  'out of stock|sold out|currently unavailable|unavailable|no longer available|not available|not in stock|discontinued|temporarily out|notify me when available|email me when available|back soon',
  'nicht (?:auf lager|verfügbar|lieferbar|vorrätig)|ausverkauft|vergriffen|derzeit nicht|zur ?zeit nicht|nicht mehr',
  'rupture de stock|en rupture|épuisé|indisponible|non disponible|plus disponible|n’est plus|victime de son succès',
  'agotado|sin stock|no disponible|sin existencias|fuera de stock|esaurito|non disponibile|non più disponibile|esgotado|indisponível|sem estoque|produto indisponível|avise-me',
  'uitverkocht|niet op voorraad|niet leverbaar|niet beschikbaar|brak w magazynie|niedostępny|niedostępna|niedostępne|produkt niedostępny|wyprzedany|brak towaru|powiadom o dostępności',
  'vyprodáno|není skladem|nedostupné|vypredané|nie je skladom|momentálně nedostupné|nincs raktáron|elfogyott|stoc epuizat|indisponibil|udsolgt|slutsåld|slut i lager|utsolgt|loppuunmyyty|rasprodano|ni na zalogi',
  'нет в наличии|нет на складе|распродано|нет в продаже|снят с производства|под заказ недоступ|закончился|товар закончился|немає в наявності|сообщить о поступлении|ожидается',
  '缺货|缺貨|售罄|售完|已售完|已售罄|无货|無貨|补货中|補貨中|已下架|暂无库存|品切れ|売り切れ|売切れ|在庫なし|在庫切れ|入荷待ち|販売終了|soldout|품절|일시품절|stokta yok|tükendi',
];

/** Labels of the button that buys. */
const buy = [
  'add(?: item)? to (?:cart|basket|bag|trolley|order)|buy(?: it)?(?: now)?|order now|purchase',
  'in den (?:waren|einkaufs)?korb(?: legen)?|in die einkaufstasche|jetzt kaufen|kaufen|bestellen|ajouter au panier|j’achète|acheter|commander',
  'añadir (?:al carrito|a la cesta|a la bolsa)|agregar al carr(?:ito|o)|comprar(?: ahora| agora)?|adicionar ao carrinho|aggiungi al carrello|acquista(?: ora)?|compra(?: ora| subito)?',
  'in winkelwagen|in winkelmand(?:je)?|bestel(?:len)?|koop nu|do koszyka|dodaj do koszyka|kup(?: teraz)?|kup(?:uję)?|do košíku|do košíka|vložit do košíku|přidat do košíku|koupit|kúpiť|kosárba(?: teszem)?|adaugă în coș',
  'læg i (?:kurv|kurven|indkøbskurv)|köp|lägg i (?:varukorg(?:en)?|kundvagn(?:en)?)|kjøp|legg i handlekurv|lisää ostoskoriin|dodaj u košaricu|v košarico|kupi',
  'в корзину|добавить в корзину|купить(?: сейчас)?|заказать|до кошика|купити|sepete ekle|satın al',
  '加入购物车|加入購物車|加入進貨單|立即购买|立即購買|立刻购买|放入购物车|直接購買|カートに入れる|カートへ入れる|カゴに入れる|買い物かごに入れる|今すぐ購入|購入する|購入手続きへ|장바구니(?:담기|에 담기)?|구매하기|바로구매',
];

const starting = (lines: readonly string[]): RegExp => new RegExp(`^(?:${lines.join('|')})(?![\\p{L}])`, 'iu');
const anywhere = (lines: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{Script=Latin}\\p{Script=Cyrillic}])(?:${lines.join('|')})`, 'iu');
const whole = (lines: readonly string[]): RegExp => new RegExp(`^(?:${lines.join('|')})[\\s!.»>→+]*$`, 'iu');

const isIn = starting(inStock);
const isOut = anywhere(outOfStock);
const isBuy = whole(buy);
/** Words before the state: `Availability:`, `Verfügbarkeit:`. */
const label =
  /^[\s\-–•✓✔●]*(?:availability|stock(?: status)?|status|verfügbarkeit|lieferstatus|lieferzeit|disponibilité|stock|disponibilidad|disponibilità|disponibilidade|beschikbaarheid|voorraad|dostępność|dostupnost|dostupnosť|наличие|статус|наявність|库存|庫存|库存状态|在庫|재고)\s*[:：]\s*/iu;

const maxText = 60;

/** The stock in a short text. */
export const stockSaid = (text: string): Availability => {
  if (text.length > maxText) return 'unknown';
  const plain = text.normalize('NFKC').replaceAll("'", '’').replace(label, '');
  if (isOut.test(plain)) return 'out_of_stock';
  return isIn.test(plain.replace(/^[\s\-–•✓✔●(]+/u, '')) ? 'in_stock' : 'unknown';
};

/** True if a text is the label of a button that buys. */
export const isBuyLabel = (text: string): boolean =>
  text.length <= 40 && isBuy.test(text.normalize('NFKC').replaceAll("'", '’').trim());
