import { constants, createPublicKey, publicEncrypt } from 'node:crypto'
import { developmentKey } from '@nusaria/mock-api/crypto/development-key'

const key = createPublicKey(developmentKey)

/** A password as the storefront sends it. By Node's own means: jsencrypt's modules load through a bundler, not in Playwright's process. */
export function encryptPassword(password: string): string {
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(password)).toString('base64')
}
