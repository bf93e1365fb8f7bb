import { expect, it } from 'vitest'
import { clientState, parseClientDevice } from './client-state.ts'

const device = { deviceId: 'd-1', fingerprint: 'f-1' }

it('stores each part as a separate text, as the persistence reads it, with the session and no choices', () => {
  const session = { auth_token: 't', member_no: 'M1', points: 3, user_name: 'Sari', flag_registered: false }
  const state = JSON.parse(clientState(device, session)) as Record<string, string>
  expect(JSON.parse(state.userInfo ?? '')).toEqual({
    // A browser in which somebody is logged in has one id.
    deviceId: 'd-1',
    fingerprint: 'd-1',
    selectSkus: [],
    buyType: 'cart',
    pointsDeductionSwitch: false,
    messageNumber: 0,
    userInfo: { auth_token: 't', member_no: 'M1', points: 3, user_name: 'Sari' },
  })
  expect(JSON.parse(state._persist ?? '')).toMatchObject({ rehydrated: true })
})

it('returns the device of a state', () => {
  expect(parseClientDevice(clientState(device, null))).toEqual(device)
  for (const text of [null, '', '{', '{}', 'null', '{"userInfo":"{"}', '{"userInfo":"{}"}']) expect(parseClientDevice(text)).toBeNull()
})
