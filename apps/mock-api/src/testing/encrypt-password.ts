import { constants, publicEncrypt } from 'node:crypto'
import { developmentKey } from '../engine/crypto/development-key.ts'

/**
 * A password as the storefront sends it, by the public half of the development pair. For tests and drivers that call the API themselves:
 * by Node's own means, since not every runner of tests can load the storefront's library.
 */
export function encryptPassword(password: string): string {
  return publicEncrypt({ key: developmentKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(password)).toString('base64')
}
