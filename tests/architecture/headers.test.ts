import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { REPLY_KINDS, securityHeaders } from '@nusaria/server/site/security-headers'
import { renderHeaders } from '@nusaria/tools/deploy/render-headers'
import { expect, it } from 'vitest'
import { root } from '../../scripts/lib/root.ts'

const config = { apiOrigin: 'https://api.example', analytics: { adapter: 'ga4', id: 'G-ABC1234567' } } as const
const inLowerCase = (pairs: Iterable<RegExpMatchArray>) =>
  Object.fromEntries([...pairs].map(([, name = '', value]) => [name.toLowerCase(), value]))

it.each(REPLY_KINDS)('nginx and Caddy are told the headers of the list: %s', (kind) => {
  const headers = securityHeaders(kind, { config, tls: true, scripts: ['sha256-abc='] })
  const nginx = renderHeaders('nginx', kind, headers)
  expect(inLowerCase(nginx.matchAll(/^add_header ([\w-]+) "([^"]*)" always;$/gm))).toEqual(headers)
  const caddy = renderHeaders('caddy', kind, headers)
  expect(caddy).toContain(`(headers-${kind}) {`)
  expect(caddy).toContain('\t\tdefer\n')
  expect(inLowerCase(caddy.matchAll(/^\t\t([\w-]+) "([^"]*)"$/gm))).toEqual(headers)
})

it('the command reads the configuration and the inline scripts of the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'headers-'))
  writeFileSync(join(folder, 'index.html'), '<script>start()</script>')
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config))
  const options = [`--dist=${folder}`, `--config=${folder}/config.json`, '--for=json', '--kind=page']
  const printed = execFileSync('node', ['--import', 'tsx', 'tools/deploy/headers.ts', ...options], { cwd: root, encoding: 'utf8' })
  const policy = JSON.parse(printed).headers['Content-Security-Policy']
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/www\.googletagmanager\.com;/)
  expect(policy).toContain("connect-src 'self' https://api.example ")
})
