import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { root } from '../../scripts/lib/root.ts'
import { isInstalled } from './servers.ts'

const units = `${root}/deploy/systemd`
const names = readdirSync(units)

test('systemd finds nothing wrong with the units', ({ skip }) => {
  if (!isInstalled('systemd-analyze')) skip('systemd-analyze is not installed')
  // An instance, where a unit is a template.
  const folder = mkdtempSync(`${tmpdir()}/nusaria-units-`)
  const files = names.map((name) => `${folder}/${name.replace('@.', '@5174.')}`)
  for (const [index, file] of files.entries()) cpSync(`${units}/${names[index]}`, file)
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})

const services = names.filter((name) => /^nusaria-(mock|renderer@)\.service$/.test(name))
const HARDENING =
  /^(?:DynamicUser|NoNewPrivileges|Protect\w+|Private\w+|Restrict\w+|LockPersonality|CapabilityBoundingSet|SystemCall\w+|UMask)=.*$/gm

test('each program is hardened in the same way, and restarted', () => {
  expect(services).toHaveLength(2)
  const [mock, renderer] = services.map((name) => readFileSync(`${units}/${name}`, 'utf8')) as [string, string]
  expect(renderer.match(HARDENING)).toEqual(mock.match(HARDENING))
  expect(mock.match(HARDENING)?.length).toBeGreaterThan(15)
  for (const text of [mock, renderer]) expect(text).toMatch(/^Restart=(on-failure|always)$/m)
})

/** The script that a unit gives to Node, for the port of an instance. */
const scriptOf = (name: string, port: number) =>
  (/node -e "([^"]+)"/.exec(readFileSync(`${units}/${name}`, 'utf8'))?.[1] ?? '').replaceAll('%i', String(port))

test('a renderer counts as started when it is ready', async () => {
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    response.writeHead(request.url === '/readyz' && asked > 2 ? 200 : 503).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const child = spawn(process.execPath, ['-e', scriptOf('nusaria-renderer@.service', port)])
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0)
  expect(asked).toBe(3)
  server.close()
})

test('a renderer that does not answer is noticed', () => {
  // Nobody listens there.
  const check = scriptOf('nusaria-renderer-check@.service', 9)
  expect(check).not.toBe('')
  expect(spawnSync(process.execPath, ['-e', check, 'http://127.0.0.1:9/healthz']).status).toBe(1)
  expect(() => execFileSync(process.execPath, ['-e', check, 'data:,ok'])).not.toThrow()
})
