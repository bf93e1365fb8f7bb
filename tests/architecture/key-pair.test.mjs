import { createPublicKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { developmentKey } from '../../apps/mock-api/src/engine/crypto/development-key.ts'
import { rsaPublicKey } from '../../apps/storefront/src/platform/crypto/public-key.ts'

test("the storefront's public key matches the mock's private key", () => {
  const der = createPublicKey(developmentKey).export({ type: 'spki', format: 'der' })
  expect(rsaPublicKey).toBe(der.toString('base64'))
})
