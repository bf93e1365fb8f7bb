import { JSEncrypt } from 'jsencrypt'
import { developmentKey } from './development-key.ts'

/** A password as the storefront sends it: by the public half of the development pair. For tests and drivers that call the API themselves. */
export function encryptPassword(password: string): string {
  const rsa = new JSEncrypt()
  // A private key holds its public half.
  rsa.setPublicKey(developmentKey)
  const ciphertext = rsa.encrypt(password)
  if (ciphertext === false) throw new Error('The password is too long for the key')
  return ciphertext
}
