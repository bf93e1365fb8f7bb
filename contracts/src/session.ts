import { z } from 'zod'
import { EmptyBody, Instant } from './common.ts'
import { assumed, defineContract, memberGet, memberPost } from './contract.ts'

/** A device on which the member is signed in. */
export const SignedInDevice = z.strictObject({
  /** Names the session; not the token. */
  session_no: z.string().min(1).max(40),
  /** From the user agent, e.g. `Chrome` and `Android`; empty when unknown. */
  browser: z.string(),
  system: z.string(),
  /** The town of the login; empty when unknown. */
  place: z.string(),
  signed_in_at: Instant,
  /** The device of this request. */
  flag_current: z.boolean(),
})
export type SignedInDevice = z.output<typeof SignedInDevice>

const Devices = z.strictObject({ list: z.array(SignedInDevice) })

export const sessionContract = defineContract({
  list: {
    ...memberGet,
    path: '/member/user/sessions',
    source: assumed,
    summary: 'The devices on which the member is signed in: this one first, then the latest login',
    data: Devices,
    errors: [],
  },
  end: {
    ...memberPost,
    path: '/member/user/sessions/end',
    source: assumed,
    repeatable: true,
    summary: 'Logs out one device of the member; does nothing where it is logged out already',
    body: z.strictObject({ session_no: SignedInDevice.shape.session_no }),
    data: Devices,
    errors: [],
  },
  endOthers: {
    ...memberPost,
    path: '/member/user/sessions/end_others',
    source: assumed,
    repeatable: true,
    summary: 'Logs out every device of the member but the one that asks',
    body: EmptyBody,
    data: Devices,
    errors: [],
  },
})
