import type { CallResult } from '../api/to-failure.ts'
import { loadOrReload } from '../loading/load-or-reload.ts'

/** RSA (PKCS#1 v1.5) in base64. The library loads with the first password; if it can't be loaded, the result is a network failure. */
export async function encryptPassword(text: string): Promise<CallResult<string>> {
  try {
    const [{ JSEncrypt }, { rsaPublicKey }] = await loadOrReload(() => Promise.all([import('jsencrypt'), import('./public-key.ts')]))
    const rsa = new JSEncrypt()
    rsa.setPublicKey(rsaPublicKey)
    const data = rsa.encrypt(text)
    if (data === false) throw new Error('The public key does not encrypt')
    return { data }
  } catch {
    return { error: { kind: 'network' } }
  }
}
