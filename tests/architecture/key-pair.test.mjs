import { createPublicKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { developmentKey } from '../../apps/mock-api/src/engine/crypto/development-key.ts'
import { rsaPublicKey } from '../../apps/storefront/src/shared/crypto/public-key.ts'

test('the storefront encrypts passwords for the key that the mock reads them with', () => {
  const der = createPublicKey(developmentKey).export({ type: 'spki', format: 'der' })
  expect(rsaPublicKey).toBe(der.toString('base64'))
})
