import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { worldControl } from '@nusaria/scenario-runner/support/control'
import { httpHost } from '@nusaria/scenario-runner/support/hosts'
import { shopServer } from '@nusaria/scenario-runner/support/served-hosts'
import { memberToken } from '@nusaria/scenario-runner/support/sign-in'
import { MEMBERS } from '@nusaria/scenarios/members'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bentBackend } from './bent-backend.ts'
import { deviatingCalls } from './report.ts'
import type { BackendReport } from './walk.ts'

const CLI = fileURLToPath(new URL('cli.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'backend-check-'))
const json = join(folder, 'report.json')
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

it('names what deviates in a backend: call, path, expected and actual type, and no value', async () => {
  const backend = await bentBackend(mock)
  const { status, text } = await check(`--url=${backend.origin}`, `--token=${token}`, `--json=${json}`)
  backend.close()
  expect(status).toBe(1)
  const report = JSON.parse(readFileSync(json, 'utf8')) as BackendReport
  const found = deviatingCalls(report).flatMap(({ call, deviations }) =>
    deviations.map(({ at, expected, actual }) => [call, at, expected, actual]),
  )
  expect(found.sort()).toEqual([
    ['address.list', 'data.list', 'array', 'null'],
    ['message.count', 'HTTP status', '200', '503'],
    ['message.count', 'code', 'one of 0, 1107001 MESSAGES_FAILED, 1101020 INVALID_PARAMETER', '1999999'],
    ['nav.typeList', 'envelope', '{ code, msg, data, status }', 'an object with success, result'],
    ['order.list', 'data.list.[].status', expect.stringMatching(/^one of "pending_payment"/), 'nothing'],
    ['product.list', 'data.list.[].price', 'number', expect.stringMatching(/^text of \d characters$/)],
  ])
  expect(text).toContain('✗ product.list  POST /consumer/product/list\n    data.list.[].price: expected number, came text of')
  expect(text).toMatch(/\d+ fit, 5 deviate, \d+ not checked\n$/)
  for (const personal of ['Sari', 'Wulandari', MEMBERS.sari.phone, token]) expect(text + JSON.stringify(report)).not.toContain(personal)
})

it('says that nobody answers at the address', async () => {
  const backend = await bentBackend(mock)
  backend.close()
  expect(await check(`--url=${backend.origin}`)).toEqual({
    status: 1,
    text: `${backend.origin} gives no reply (no connection): is the address right?\n`,
  })
})
