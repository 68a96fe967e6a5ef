export const instead = '在此之前：商品页会显示送到您手上的总价，您也可以给我们留言。';
