import { type ShopEntry, shopUrl } from './shop-url.ts'

/** Opens a world's shop in a tab of its own: as a guest, or signed in as a member. For a gesture; a link takes `shopAddress`. */
export function openShop(world: string, entry: ShopEntry = {}): void {
  window.open(shopUrl(world, entry), '_blank', 'noopener')
}
