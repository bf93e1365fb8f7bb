import { decodePicture } from './hosts/browser/decode-picture.ts'
import { createMock, type Platform, type ShopMock, type ShopMockOptions } from './library/shop-mock.ts'

/** @public the package exports it */
export { ControlError } from './control/control-error.ts'

const browser: Platform = {
  decodePicture,
  openFolder: () => {
    throw new RangeError('persist needs Node: a page keeps its worlds in memory')
  },
}

/** `createShopMock` of `index.ts` in a page. */
export function createShopMock(options: ShopMockOptions = {}): ShopMock {
  return createMock(options, browser)
}
