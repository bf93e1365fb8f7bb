import type { ShellData } from '@nusaria/contracts/shell'
import { type CaseReducer, createSlice, type PayloadAction, type Slice } from '@reduxjs/toolkit'
import { sessionEnded, sessionExpired } from './user-info.ts'

/** Data of the native shell; empty outside the shell. Persisted under `root`. */
export interface AppInfoState {
  /** Its last message, without the Token, which is never stored here. */
  readonly appInfo: ShellData
  /** Whether the shell's Token started the session: such a session ends when the shell reports a logout. */
  readonly shellSession: boolean
}

const initialState: AppInfoState = { appInfo: {}, shellSession: false }

/** Declared here: TypeScript can't name the inferred type of a JSON value's draft. */
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
