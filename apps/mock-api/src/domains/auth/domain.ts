import { defineDomain } from '../../engine/contract/domain.ts'
import { authRoutes } from './handlers.ts'
import { signIn } from './login.ts'
import { isAnswerable, isBlocked } from './rules.ts'
import { authTables } from './tables.ts'

export const authDomain = defineDomain({
  isBlocked,
  name: 'auth',
  tables: authTables,
  routes: authRoutes,
  captchaAnswer({ db, now }, image_id) {
    const row = db.captchas.get(image_id)
    return isAnswerable(row, now) ? row.answer : null
  },
  signIn,
})
