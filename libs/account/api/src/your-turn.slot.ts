/** An order with a question for the shopper. */
export interface TurnQuestionProps {
  number: string;
  /** Called when it is answered, or was closed meanwhile. */
  onAnswered: () => void;
}

/** Goods in the warehouse, of their owner. */
export interface TurnGoodsProps {
  ids: readonly string[];
  /** Called when the shopper decided about goods. */
  onDecided: () => void;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    /** On the home page of a shopper: the most urgent of what waits for them. */
    yourTurn: object;
    /** Below a question that waits: its answers as buttons. */
    turnQuestion: TurnQuestionProps;
    /** Below goods that arrived: their photos, to accept or to return. */
    turnGoods: TurnGoodsProps;
  }
}
