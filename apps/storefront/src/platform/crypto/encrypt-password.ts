import { loadOrReload } from '../loading/load-or-reload.ts'

/** Loads with the first password that is sent; after a failure it loads again with the next one. */
async function loadEncryptor(): Promise<(text: string) => string | false> {
  const [{ JSEncrypt }, { rsaPublicKey }] = await loadOrReload(() => Promise.all([import('jsencrypt'), import('./public-key.ts')]))
  const rsa = new JSEncrypt()
  rsa.setPublicKey(rsaPublicKey)
  return (text) => rsa.encrypt(text)
}

/** Encrypts a password for the wire: RSA (PKCS#1 v1.5) with the backend's public key, in base64. Rejects when its code can't be loaded. */
export async function encryptPassword(text: string): Promise<string> {
  const encrypt = await loadEncryptor()
  const ciphertext = encrypt(text)
  if (ciphertext === false) throw new Error('The public key does not encrypt')
  return ciphertext
}
