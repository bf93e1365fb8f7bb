import { constants, publicEncrypt } from 'node:crypto'
import { developmentKey } from '../engine/crypto/development-key.ts'

/**
 * Encrypts a password with the development key, as the storefront does. For tests and drivers. It uses Node's crypto, because not every
 * test runner can load the storefront's library.
 */
export function encryptPassword(password: string): string {
  return publicEncrypt({ key: developmentKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(password)).toString('base64')
}
