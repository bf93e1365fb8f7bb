import type { Scenario } from './dsl/scenario.ts'
import cod from './first-purchase/cod.ts'
import online from './first-purchase/online.ts'
import captcha from './login/wrong-then-right-captcha.ts'
import landscape from './phone/landscape-and-back.ts'
import expired from './session/expired-in-purchase.ts'
import appExclusive from './voucher/app-exclusive.ts'

/** Every scenario by its name: the path of its file. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  'first-purchase/cod': cod,
  'first-purchase/online': online,
  'login/wrong-then-right-captcha': captcha,
  'phone/landscape-and-back': landscape,
  'session/expired-in-purchase': expired,
  'voucher/app-exclusive': appExclusive,
}
