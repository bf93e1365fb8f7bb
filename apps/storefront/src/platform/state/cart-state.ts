import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Not persisted. */
export interface CartState {
  readonly isSelectAll: boolean
}

export const cartStateSlice = createSlice({
  name: 'cartState',
  initialState: { isSelectAll: false } as CartState,
  reducers: {
    selectAllChanged: (_, { payload }: PayloadAction<boolean>): CartState => ({ isSelectAll: payload }),
  },
})

export const { selectAllChanged } = cartStateSlice.actions
