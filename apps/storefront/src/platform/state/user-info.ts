import type { OrderLine } from '@nusaria/contracts/order-entities'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ClientDevice, ClientSession } from './client-state.ts'

/** Price in Rupiah. */
type SeenSku = Pick<OrderLine, 'sku_no' | 'product_no' | 'product_name' | 'spec_values' | 'price'>

export interface SelectedSku {
  readonly sku_no: string
  readonly quantity: number
  /** What the shopper saw of it when they chose it. */
  readonly seen?: Omit<SeenSku, 'sku_no'>
}

export function selectedSku(line: SeenSku & { readonly quantity: number }): SelectedSku {
  const { sku_no, quantity, product_no, product_name, spec_values, price } = line
  return { sku_no, quantity, seen: { product_no, product_name, spec_values, price } }
}

/** What is bought next: the cart's selected lines, or `selectSkus` right away. */
export type BuyType = 'cart' | 'buy_now'

export type Session = ClientSession

/**
 * `deviceId` is random, created once per browser and stored: all calls name it. `fingerprint` is how guests are counted and their language is
 * remembered; once somebody begins to log in, it is the stored id too.
 */
export interface UserInfoState extends ClientDevice {
  readonly selectSkus: readonly SelectedSku[]
  readonly buyType: BuyType
  readonly pointsDeductionSwitch: boolean
  /** unread messages */
  readonly messageNumber: number
  readonly userInfo: Session
}

const guestSession: Session = { auth_token: null, member_no: null, points: 0, user_name: null }

const initialState: UserInfoState = {
  deviceId: '',
  fingerprint: '',
  selectSkus: [],
  buyType: 'cart',
  pointsDeductionSwitch: false,
  messageNumber: 0,
  userInfo: guestSession,
}

/** What outlasts every session: how the server knows this browser. */
function pickDevice({ deviceId, fingerprint }: UserInfoState): ClientDevice {
  return { deviceId, fingerprint }
}

const settled = (state: UserInfoState): UserInfoState => ({ ...state, fingerprint: state.deviceId })

/** Persisted under `root`. */
export const userInfoSlice = createSlice({
  name: 'userInfo',
  initialState,
  reducers: {
    deviceIdCreated: (state, { payload }: PayloadAction<string>) => ({ ...state, deviceId: payload }),
    /** A fingerprint that comes late changes nothing. */
    fingerprintSaved: (state, { payload }: PayloadAction<string>) => (state.fingerprint ? state : { ...state, fingerprint: payload }),
    /** A login begins: from now on this browser has one id. */
    deviceSettled: settled,
    /** Logged in, or the member's details came fresh. What another member had chosen before their session expired is forgotten. */
    sessionSaved: (state, { payload }: PayloadAction<Partial<Session>>) => {
      const before = state.userInfo.member_no
      const another = before !== null && payload.member_no !== undefined && payload.member_no !== before
      const kept = settled(another ? { ...initialState, ...pickDevice(state) } : state)
      return { ...kept, userInfo: { ...kept.userInfo, ...payload } }
    },
    /** The server no longer knows the session: a guest again, but the current purchase is restored for the same member. */
    sessionExpired: (state) => ({ ...state, messageNumber: 0, userInfo: { ...guestSession, member_no: state.userInfo.member_no } }),
    /** Logged out: all but the device is forgotten. */
    sessionEnded: (state) => ({ ...initialState, ...pickDevice(state) }),
    unreadCountReceived: (state, { payload }: PayloadAction<number>) => ({ ...state, messageNumber: payload }),
    skusSelected: (state, { payload }: PayloadAction<{ selectSkus: readonly SelectedSku[]; buyType: BuyType }>) => ({
      ...state,
      ...payload,
    }),
    pointsDeductionSwitched: (state, { payload }: PayloadAction<boolean>) => ({ ...state, pointsDeductionSwitch: payload }),
  },
})

export const {
  deviceIdCreated,
  deviceSettled,
  fingerprintSaved,
  sessionSaved,
  sessionExpired,
  sessionEnded,
  unreadCountReceived,
  skusSelected,
  pointsDeductionSwitched,
} = userInfoSlice.actions

/** Any state that holds this slice: lets selectors and calls read it without knowing the whole store. */
export interface UserInfoRoot {
  readonly userInfo: UserInfoState
}

/** Who visits: the browser's fingerprint, or its stored id until that is computed. */
export const selectVisitor = ({ userInfo: { fingerprint, deviceId } }: UserInfoRoot): string => fingerprint || deviceId
export const selectSession = (state: UserInfoRoot): Session => state.userInfo.userInfo
export const selectIsMember = (state: UserInfoRoot): boolean => state.userInfo.userInfo.auth_token !== null
