/** Says in a stand-in page or the workbench's entry below which path the shop is. */
export function insertShopBase(html: string, base: string): string {
  return html.replace('data-shop="/"', `data-shop="${encodeURI(base)}"`)
}
