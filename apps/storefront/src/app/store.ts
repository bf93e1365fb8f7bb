import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { api, replied } from '#platform/api/api.ts'
import { firstDeviceId } from '#platform/rendering/first-calls.ts'
import { appInfoSlice } from '#platform/state/app-info.ts'
import { followOtherTabs } from '#platform/state/browser-storage.ts'
import { cartStateSlice } from '#platform/state/cart-state.ts'
import { globalStateSlice } from '#platform/state/global-state.ts'
import { loginInfoSlice } from '#platform/state/login-info.ts'
import { persistState, readPersistedState } from '#platform/state/persisted-state.ts'
import { deviceIdCreated, userInfoSlice } from '#platform/state/user-info.ts'
import { expiredSessionTransform } from '#session/expired-session.ts'

const reducer = combineReducers({
  userInfo: userInfoSlice.reducer,
  loginInfo: loginInfoSlice.reducer,
  globalState: globalStateSlice.reducer,
  cartState: cartStateSlice.reducer,
  appInfo: appInfoSlice.reducer,
  [api.reducerPath]: api.reducer,
})

/** Slices persisted under `root`, with their transforms. Login data and the cart's state are not persisted. */
const persistedSlices = { [userInfoSlice.name]: expiredSessionTransform, [globalStateSlice.name]: null, [appInfoSlice.name]: null }

export function createStore(preloadedState = {}) {
  return configureStore({
    reducer,
    preloadedState,
    devTools: import.meta.env.DEV,
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
  })
}

export type ShopStore = ReturnType<typeof createStore>

/** The state in which a server rendered the page: a guest's, with these replies. */
export function renderedState(replies: object) {
  return [replied(replies)].reduce(reducer, undefined)
}

/** With the last visit's state, and with the replies to what a server asked already. */
export function createBrowserStore(replies?: object): ShopStore {
  const store = createStore(readPersistedState(persistedSlices))
  // Queries with `refetchOnFocus` refetch when the shopper comes back to the window.
  setupListeners(store.dispatch)
  persistState(store, persistedSlices)
  followOtherTabs()
  if (!store.getState().userInfo.deviceId) store.dispatch(deviceIdCreated(firstDeviceId()))
  if (replies) store.dispatch(replied(replies))
  return store
}
