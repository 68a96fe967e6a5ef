import { describe, expect, it } from 'vitest';
import { readPage } from '../read-page.ts';
import { isBuyLabel, stockSaid } from './stock-words.ts';

describe('availability in eight languages', () => {
  it.each([
    ['Availability: In stock', 'Currently unavailable'],
    ['Auf Lager', 'Nicht verfügbar'],
    ['Disponible', 'Rupture de stock'],
    ['En existencias', 'Agotado'],
    ['Disponibilità immediata', 'Esaurito'],
    ['Dostępny', 'Brak w magazynie'],
    ['В наличии', 'Нет в наличии'],
    ['现货', '已售罄'],
    ['在庫あり', '売り切れ'],
  ])('%s, %s', (available, soldOut) => {
    expect(stockSaid(available)).toBe('in_stock');
    expect(stockSaid(soldOut)).toBe('out_of_stock');
  });

  it.each(['Shipping', 'Available sizes: see the table of all sizes and colours of this coat', 'Price'])(
    '%s says nothing',
    (text) => {
      expect(stockSaid(text)).toBe('unknown');
    },
  );

  it.each(['Add to cart', 'In den Warenkorb', 'Ajouter au panier', 'Do koszyka', 'В корзину', '加入购物车'])(
    '%s buys',
    (label) => {
      expect(isBuyLabel(label)).toBe(true);
    },
  );
});

describe('availability of a page', () => {
  const read = (inner: string) =>
    readPage(`<title>Tote</title><h1>Tote</h1><p class="price">68,00 €</p>${inner}`, 'https://shop.example/tote')
      .product.availability;

  it.each([
    ['a class', '<span class="out-of-stock">0</span>', 'out_of_stock'],
    ['a button that buys', '<button>Add to cart</button>', 'in_stock'],
    ['a disabled button', '<button disabled>Add to cart</button>', 'unknown'],
    ['a variant that is sold out', '<ul class="sizes"><li>Sold out</li></ul><button>Add to cart</button>', 'in_stock'],
    ['texts that disagree', '<p>In stock</p><p>Sold out</p>', 'unknown'],
    ['related products', '<h2>Related products</h2><button>Add to cart</button>', 'unknown'],
  ])('%s', (_, inner, expected) => {
    expect(read(inner)).toBe(expected);
  });
});
