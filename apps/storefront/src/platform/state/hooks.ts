import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch as useAnyDispatch, useStore as useAnyStore, useSelector } from 'react-redux'
import type { AppInfoState } from './app-info.ts'
import type { CartState } from './cart-state.ts'
import type { GlobalState } from './global-state.ts'
import type { LoginInfoState } from './login-info.ts'
import { selectIsMember, type UserInfoRoot } from './user-info.ts'

export interface ClientState extends UserInfoRoot {
  readonly loginInfo: LoginInfoState
  readonly globalState: GlobalState
  readonly cartState: CartState
  readonly appInfo: AppInfoState
}

export const useAppSelector = useSelector.withTypes<ClientState>()

export type AppDispatch = ThunkDispatch<ClientState, unknown, UnknownAction>

export const useAppDispatch = useAnyDispatch.withTypes<AppDispatch>()

/** For a callback that needs the state of the moment it runs. */
export const useAppStore = useAnyStore.withTypes<Store<ClientState>>()

export function useIsMember(): boolean {
  return useAppSelector(selectIsMember)
}
