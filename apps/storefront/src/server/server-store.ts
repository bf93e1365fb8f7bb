import { RENDERER_DEVICE } from '@nusaria/contracts/headers'
import { createStore, type ShopStore } from '#app/store.ts'
import { deviceIdCreated } from '#platform/state/user-info.ts'

/** The store of one page: a guest's, whose calls name no visitor's device. */
export function createServerStore(device: string = RENDERER_DEVICE): ShopStore {
  const store = createStore()
  store.dispatch(deviceIdCreated(device))
  return store
}
