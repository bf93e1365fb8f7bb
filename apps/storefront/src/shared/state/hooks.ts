import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch as useAnyDispatch, useSelector } from 'react-redux'
import type { AppInfoState } from './app-info.ts'
import type { CartStateRoot } from './cart-state.ts'
import type { GlobalStateRoot } from './global-state.ts'
import type { LoginInfoRoot } from './login-info.ts'
import { selectIsMember, type UserInfoRoot } from './user-info.ts'

export interface ClientState extends UserInfoRoot, LoginInfoRoot, GlobalStateRoot, CartStateRoot {
  readonly appInfo: AppInfoState
}

export const useAppSelector = useSelector.withTypes<ClientState>()

export type AppDispatch = ThunkDispatch<ClientState, unknown, UnknownAction>

export const useAppDispatch = useAnyDispatch.withTypes<AppDispatch>()

export function useIsMember(): boolean {
  return useAppSelector(selectIsMember)
}
