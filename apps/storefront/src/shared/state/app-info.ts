import type { ShellData } from '@nusaria/contracts/shell'
import type { CaseReducer, PayloadAction, Slice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { sessionEnded, sessionExpired } from './user-info.ts'

/** What the native shell told; empty outside the shell. Persisted under `root`. */
export interface AppInfoState {
  /** Its last message whole, but for the Token, which is never kept here. */
  readonly appInfo: ShellData
  /** Whether the session is the one that the shell's Token began: it ends when the shell says that nobody is logged in. */
  readonly shellSession: boolean
}

const initialState: AppInfoState = { appInfo: {}, shellSession: false }

/** Named here: a JSON value's draft has a type that no declaration can name. */
type Reducers = {
  appInfoReceived: CaseReducer<AppInfoState, PayloadAction<ShellData>>
  shellSessionStarted: CaseReducer<AppInfoState>
}

export const appInfoSlice: Slice<AppInfoState, Reducers, 'appInfo'> = createSlice({
  name: 'appInfo',
  initialState,
  reducers: {
    appInfoReceived: (state, { payload }: PayloadAction<ShellData>) => ({ ...state, appInfo: payload }),
    shellSessionStarted: (state) => ({ ...state, shellSession: true }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState)
    builder.addCase(sessionExpired, (state) => ({ ...state, shellSession: false }))
  },
})

export const { appInfoReceived, shellSessionStarted } = appInfoSlice.actions
