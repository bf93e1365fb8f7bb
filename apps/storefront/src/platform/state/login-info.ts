import { ACCOUNT_TYPE, type AccountType, LOGIN_STATUS } from '@nusaria/contracts/login-types'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionEnded } from './user-info.ts'

export type LoginStatus = (typeof LOGIN_STATUS)[keyof typeof LOGIN_STATUS]

/** The current login. Not persisted, and without passwords and codes. */
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
  accountType: ACCOUNT_TYPE.phone,
  loginStatus: LOGIN_STATUS.phone,
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
    /** Opens the desktop login dialog over the page, by default at the first step. Mobile opens the login page instead. */
    loginOpened: (state, { payload }: PayloadAction<LoginStatus | undefined>) => ({
      ...state,
      loginOpen: true,
      loginStatus: payload ?? LOGIN_STATUS.phone,
    }),
    loginClosed: (state) => ({ ...state, loginOpen: false }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, (): LoginInfoState => ({ ...initialState, loginStatus: LOGIN_STATUS.loggedOut }))
  },
})

export const { loginInfoChanged, loginOpened, loginClosed } = loginInfoSlice.actions
