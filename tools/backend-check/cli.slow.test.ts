import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { worldControl } from '@nusaria/scenario-runner/support/control'
import { httpHost } from '@nusaria/scenario-runner/support/hosts'
import { shopServer } from '@nusaria/scenario-runner/support/served-hosts'
import { memberToken } from '@nusaria/scenario-runner/support/sign-in'
import { MEMBERS } from '@nusaria/scenarios/members'
import { afterAll, beforeAll, expect, it } from 'vitest'

const CLI = fileURLToPath(new URL('cli.ts', import.meta.url))
const server = shopServer()
let mock: string
let token: string

beforeAll(async () => {
  mock = await server.listen({ port: 0, host: '127.0.0.1' })
  const host = httpHost(mock)
  token = await memberToken(host, worldControl(host.control, 'default'), MEMBERS.sari.phone)
})
afterAll(() => server.close())

/** Runs `npm run check backend` as an integrator does. */
function check(...args: string[]): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['--import', 'tsx', CLI, ...args], (_, stdout, stderr) =>
      resolve({ status: child.exitCode ?? -1, text: stdout + stderr }),
    )
  })
}

it('walks a backend at an address, and finds nothing wrong with the mock', async () => {
  const { status, text } = await check(`--url=${mock}`, `--token=${token}`)
  expect(text).toMatch(/\n\d{2} fit, 0 deviate, \d+ not checked\n$/)
  expect(status).toBe(0)
})

it('says that nobody answers at the address', async () => {
  // A port that nobody listens at.
  const url = 'http://127.0.0.1:9'
  expect(await check(`--url=${url}`)).toEqual({ status: 1, text: `${url} gives no reply (no connection): is the address right?\n` })
})

it('fails when a reply deviates', async () => {
  const backend = createServer((_, response) => response.setHeader('content-type', 'application/json').end('{"code":0}'))
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  const { port } = backend.address() as AddressInfo
  const { status, text } = await check(`--url=http://127.0.0.1:${port}`, '--only=nav')
  backend.close()
  expect(text).toMatch(/✗ nav\.typeList/)
  expect(status).toBe(1)
})
