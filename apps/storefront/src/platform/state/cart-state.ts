import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { drafts } from './drafts.ts'

const NAME = 'selectedAddressId'

/**
 * The address selected for the order that is being confirmed: set by the address pages, read by the confirm page. It lasts as long as the
 * tab or the login: a reload or a new login doesn't lose it. The server checks that it belongs to the member.
 */
export const selectedAddressId = {
  get(): string | null {
    const id = drafts.read(NAME, null)
    return typeof id === 'string' ? id : null
  },
  set: (addressId: string): void => drafts.write(NAME, null, addressId),
  clear: (): void => drafts.remove(NAME),
} as const

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

export interface CartStateRoot {
  readonly cartState: CartState
}
