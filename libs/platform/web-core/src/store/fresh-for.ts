/** Staff, clocks and payments move orders, goods and packages while their shopper is elsewhere: what is older is asked for again when a page opens. */
export const freshForSeconds = 5;
