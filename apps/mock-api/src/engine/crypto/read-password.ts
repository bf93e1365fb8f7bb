import type { JSEncrypt } from 'jsencrypt'

/** What a ciphertext looks like: base64, padded. Anything else isn't worth a decryption. */
const BASE64 = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

let decryptor: Promise<JSEncrypt> | undefined
/** The last decrypted text: the journal needs it again, and a decryption takes longer than the rest of a request. */
let last: { readonly ciphertext: string; readonly password: string | null } | undefined

/** RSA and the key are heavy: they load with the first password, not with the mock. */
async function load(): Promise<JSEncrypt> {
  const [{ JSEncrypt }, { developmentKey }] = await Promise.all([import('jsencrypt'), import('./development-key.ts')])
  const rsa = new JSEncrypt()
  rsa.setPrivateKey(developmentKey)
  return rsa
}

/** The password in an RSA ciphertext (PKCS#1 v1.5, base64); null where it holds none that our key can read. */
export async function decryptPassword(ciphertext: string): Promise<string | null> {
  if (!BASE64.test(ciphertext)) return null
  if (last?.ciphertext === ciphertext) return last.password
  decryptor ??= load()
  const password = (await decryptor).decrypt(ciphertext) || null
  last = { ciphertext, password }
  return password
}
