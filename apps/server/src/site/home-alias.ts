/** An address of earlier versions of the shop, which leads home. Apart from the shop's routes, so that the first load has no contract. */
export const HOME_ALIAS = '/pc'
