import type { PayloadAction } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { sessionEnded } from './user-info.ts'

/** On the code flow: 3 = phone, 4 = e-mail. */
export type AccountType = 3 | 4

/** Steps of the desktop login dialog: 1 phone, 2 code, 3 password, 4 reset, 5 logged in, 6 logged out, 7 e-mail. */
export type LoginStatus = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** The login under way. Never persisted, and never a password or a code in it. */
export interface LoginInfoState {
  readonly account: string
  readonly accountType: AccountType
  readonly loginStatus: LoginStatus
  /** Whether the desktop dialog is open without a login route in the address. */
  readonly loginOpen: boolean
  readonly forgetPasswordTitle: string
  readonly accountInfo: { readonly phone: string; readonly email: string }
  readonly searchKeyword: string
}

const initialState: LoginInfoState = {
  account: '',
  accountType: 3,
  loginStatus: 1,
  loginOpen: false,
  forgetPasswordTitle: '',
  accountInfo: { phone: '', email: '' },
  searchKeyword: '',
}

export const loginInfoSlice = createSlice({
  name: 'loginInfo',
  initialState,
  reducers: {
    loginInfoChanged: (state, { payload }: PayloadAction<Partial<LoginInfoState>>) => ({ ...state, ...payload }),
    /** Opens the desktop login dialog over the page, at step 1 unless told. Mobile goes to the login page instead. */
    loginOpened: (state, { payload }: PayloadAction<LoginStatus | undefined>) => ({ ...state, loginOpen: true, loginStatus: payload ?? 1 }),
    loginClosed: (state) => ({ ...state, loginOpen: false }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, (): LoginInfoState => ({ ...initialState, loginStatus: 6 }))
  },
})

export const { loginInfoChanged, loginOpened, loginClosed } = loginInfoSlice.actions

export interface LoginInfoRoot {
  readonly loginInfo: LoginInfoState
}
export const selectLoginInfo = (state: LoginInfoRoot): LoginInfoState => state.loginInfo
