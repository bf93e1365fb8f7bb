import { createSlice } from '@reduxjs/toolkit'

/** What the native shell told about itself; empty outside the shell. Persisted under `root`. */
export interface AppInfoState {
  readonly appInfo: Readonly<Record<string, string>>
}

const initialState: AppInfoState = { appInfo: {} }

export const appInfoSlice = createSlice({ name: 'appInfo', initialState, reducers: {} })
