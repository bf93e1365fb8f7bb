import { type ShopEntry, shopUrl } from './shop-url.ts'

/** Opens a world's shop in a new tab, as a guest or as a member. For click handlers; links use `shopUrl`. */
export function openShop(world: string, entry: ShopEntry = {}): void {
  window.open(shopUrl(world, entry), '_blank', 'noopener')
}
