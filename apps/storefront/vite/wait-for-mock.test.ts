// @vitest-environment node
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { waitForPort } from './wait-for-mock.ts'

it('waits until somebody listens, and gives up after its patience', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const at = server.address()
      resolve(typeof at === 'object' && at ? at.port : 0)
    }),
  )
  const address = `http://127.0.0.1:${port}`
  expect(await waitForPort(address)).toBe(true)
  await new Promise((resolve) => server.close(resolve))
  expect(await waitForPort(address, 50)).toBe(false)
  const later = waitForPort(address)
  setTimeout(() => server.listen(port, '127.0.0.1'), 150)
  expect(await later).toBe(true)
  server.close()
})
