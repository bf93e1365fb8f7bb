import { z } from 'zod'
import { DeviceId, LanguageCode, NoData } from './common.ts'
import { defineContract, documented, guestGet, guestPost } from './contract.ts'

/** Calls about a device, whoever uses it. Apart from the other calls of `member`, because the shop makes them when it starts. */
export const deviceContract = defineContract({
  setDeviceLanguage: {
    ...guestPost,
    path: '/member/user/device_language',
    device: 'visitor',
    source: { path: 'documented', request: 'documented', response: 'assumed' },
    deviceField: 'device_id',
    repeatable: true,
    summary: "Remembers the device's language",
    body: z.strictObject({ language: LanguageCode, device_id: DeviceId }),
    data: NoData,
    errors: [],
  },
  deviceLanguage: {
    ...guestGet,
    path: '/member/user/device_language',
    device: 'visitor',
    source: documented,
    deviceField: 'device_id',
    summary: "The device's language; empty for an unknown device",
    query: z.strictObject({ device_id: DeviceId }),
    data: z.union([LanguageCode, z.literal('')]),
    errors: [],
  },
  visit: {
    ...guestPost,
    path: '/member/user/visit',
    device: 'visitor',
    source: { path: 'documented', request: 'documented', response: 'assumed' },
    deviceField: 'device_id',
    repeatable: true,
    summary: 'Sent once on start, and when the page is left at the latest; the reply is not read',
    body: z.strictObject({ device_id: DeviceId }),
    data: NoData,
    errors: [],
  },
})
