import { API_BASE } from '@nusaria/contracts/headers'
import { allCalls, type RegisteredCall } from '@nusaria/contracts/registry'

const patterns = allCalls().map((registered) => {
  const path = registered.call.path.replaceAll(/:\w+/g, '[^/]+')
  return { registered, pattern: new RegExp(`${API_BASE}${path}$`) }
})

/** The call of a request, below any base path; undefined for none. */
export function callAt(method: string, { pathname }: URL): RegisteredCall | undefined {
  return patterns.find(({ registered: { call }, pattern }) => call.method === method && pattern.test(pathname))?.registered
}
