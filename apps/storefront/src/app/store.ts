import { LIMITS } from '@nusaria/contracts/limits'
import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { persistReducer, persistStore } from 'redux-persist'
import storage from 'redux-persist/es/storage'
import { api } from '../shared/api/api.ts'
import { randomId } from '../shared/random-id.ts'
import { appInfoSlice } from '../shared/state/app-info.ts'
import { cartStateSlice } from '../shared/state/cart-state.ts'
import { expiredSessionTransform } from '../shared/state/expired-session.ts'
import { globalStateSlice } from '../shared/state/global-state.ts'
import { loginInfoSlice } from '../shared/state/login-info.ts'
import { markRehydrated } from '../shared/state/rehydration.ts'
import { deviceIdCreated, userInfoSlice } from '../shared/state/user-info.ts'

const reducer = combineReducers({
  userInfo: userInfoSlice.reducer,
  loginInfo: loginInfoSlice.reducer,
  globalState: globalStateSlice.reducer,
  cartState: cartStateSlice.reducer,
  appInfo: appInfoSlice.reducer,
  [api.reducerPath]: api.reducer,
})

const persisted = persistReducer(
  {
    key: 'root',
    storage,
    timeout: LIMITS.persistTimeout,
    transforms: [expiredSessionTransform],
    blacklist: [loginInfoSlice.name, cartStateSlice.name, api.reducerPath],
  },
  reducer,
)

/** The store: the client state, part of it persisted under `root`, and the cache of replies. */
export const store = configureStore({
  reducer: persisted,
  devTools: import.meta.env.DEV,
  middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
})

// Pages that follow an order or a cart ask anew when the shopper comes back to them.
setupListeners(store.dispatch)

export const persistor = persistStore(store, null, () => {
  if (!store.getState().userInfo.deviceId) store.dispatch(deviceIdCreated(randomId()))
  markRehydrated()
})

// Writing takes a moment: who leaves before it is over must not find what was just forgotten, a token above all.
window.addEventListener('pagehide', () => void persistor.flush())
