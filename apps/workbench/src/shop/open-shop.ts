import { type Entry, shopAddress } from './address.ts'

/** Opens a world's shop in a tab of its own: as a guest, or signed in as a member. For a gesture; a link takes `shopAddress`. */
export function openShop(world: string, entry: Entry = {}): void {
  window.open(shopAddress(world, entry), '_blank', 'noopener')
}
