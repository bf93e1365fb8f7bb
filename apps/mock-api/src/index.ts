import { decodePicture } from './hosts/node/decode-picture.ts'
import { createLazyPersistence } from './hosts/node/persistence/lazy-persistence.ts'
import { createMock, type Platform, type ShopMock, type ShopMockOptions } from './library/shop-mock.ts'

export { ControlError } from './control/control-error.ts'
/** @public the package exports it */
export type { MockWorld } from './library/mock-world.ts'
export type { ShopMock, ShopMockOptions } from './library/shop-mock.ts'

const node: Platform = {
  decodePicture,
  openFolder: (dir, { products, report }) => createLazyPersistence({ dir, products, say: report }),
}

/**
 * Starts the backend of the shop in this process, without a port.
 * Throws `RangeError` on an impossible option.
 */
export function createShopMock(options: ShopMockOptions = {}): ShopMock {
  return createMock(options, node)
}
