/** Whether a path is an address of earlier versions of the shop, `/pc`, which leads home. Apart from the shop's routes, so that the first load has no contract. */
export const isHomeAlias = (path: string): boolean => /^\/pc\/?$/i.test(path)
