import screens from './screens.json' with { type: 'json' }

/**
 * The screens of scenarios with the pattern of their address: every page of the shop, an address without a page (`nowhere`), and two external
 * ones, the payment gateway's and Google's.
 */
export const SCREENS = screens

export type Screen = keyof typeof SCREENS
