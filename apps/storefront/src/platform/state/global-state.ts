import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionEnded } from './user-info.ts'

/** Which tab was open last, and what was searched for last. Persisted under `root`. */
export interface GlobalState {
  readonly orderTab: string
  readonly couponTab: string
  readonly packageTab: string
  readonly searchText: string
}

const initialState: GlobalState = { orderTab: 'all', couponTab: 'unused', packageTab: '', searchText: '' }

export const globalStateSlice = createSlice({
  name: 'globalState',
  initialState,
  reducers: {
    globalStateChanged: (state, { payload }: PayloadAction<Partial<GlobalState>>) => ({ ...state, ...payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState)
  },
})

export const { globalStateChanged } = globalStateSlice.actions

export const selectGlobalState = (state: { readonly globalState: GlobalState }): GlobalState => state.globalState
