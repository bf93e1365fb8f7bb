import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Not persisted. */
export interface CartState {
  readonly isSelectAll: boolean
}

const initialState: CartState = { isSelectAll: false }

export const cartStateSlice = createSlice({
  name: 'cartState',
  initialState,
  reducers: {
    selectAllChanged: (_, { payload }: PayloadAction<boolean>): CartState => ({ isSelectAll: payload }),
  },
})

export const { selectAllChanged } = cartStateSlice.actions
