import { expect, it } from 'vitest'
import { scriptHashes } from './script-hashes.ts'
import { type HeaderSettings, metaPolicy, REPLY_KINDS, type ReplyKind, securityHeaders } from './security-headers.ts'

/** The directives of a policy, with the sources of each. */
function policy(kind: ReplyKind, settings?: HeaderSettings): Record<string, string[]> {
  const text = securityHeaders(kind, settings)['content-security-policy'] ?? ''
  return Object.fromEntries(text.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))
}

const everything: HeaderSettings = {
  tls: true,
  simulator: true,
  scripts: ['sha256-abc='],
  config: {
    apiOrigin: 'https://api.example/v1',
    mediaOrigins: ['https://cdn.example'],
    pictureService: 'https://img.example/{width}/{url}',
    shellOrigin: 'https://app.example',
    analytics: { adapter: 'sentry', url: 'https://key@errors.example/1' },
    stores: [
      { host: 'b.example', apiOrigin: 'https://api.b.example', analytics: { adapter: 'beacon', url: 'https://collect.example/x?y' } },
    ],
  },
}

it('no reply may be read as another type, and HTTPS is kept only where it is said to be there', () => {
  for (const kind of REPLY_KINDS) {
    expect(securityHeaders(kind)).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect(securityHeaders(kind)).not.toHaveProperty('strict-transport-security')
    expect(securityHeaders(kind, everything)['strict-transport-security']).toBe('max-age=31536000')
  }
})

it.each(['page', 'control', 'standIn'] as const)('a %s runs no inline script and no eval, and types what becomes one', (kind) => {
  for (const settings of [{}, everything]) {
    const { 'script-src': scripts, 'default-src': others, 'base-uri': base, ...more } = policy(kind, settings)
    expect(scripts?.filter((source) => /unsafe|\*|^(https?|data|blob):$/.test(source))).toEqual([])
    expect([others, base, more['form-action'], more['require-trusted-types-for']]).toEqual([
      ["'none'"],
      ["'none'"],
      ["'self'"],
      ["'script'"],
    ])
  }
})

it('two policies alone make markup: the shop’s own, and the one of its sanitiser', () => {
  expect(policy('page', everything)['trusted-types']).toEqual(['default', 'dompurify'])
  for (const kind of ['control', 'standIn'] as const) expect(policy(kind)['trusted-types']).toEqual(['default'])
})

it('the shop reaches the origins of its configuration, those of all stores, and no other', () => {
  expect(policy('page')).toMatchObject({ 'connect-src': ["'self'"], 'img-src': ["'self'", 'data:', 'blob:'] })
  expect(policy('page', everything)).toMatchObject({
    'script-src': ["'self'", "'sha256-abc='"],
    'connect-src': [
      "'self'",
      'https://api.example',
      'https://api.b.example',
      'https://cdn.example',
      'https://img.example',
      'https://errors.example',
      'https://collect.example',
    ],
    'img-src': ["'self'", 'data:', 'blob:', 'https://api.example', 'https://api.b.example', 'https://cdn.example', 'https://img.example'],
    'upgrade-insecure-requests': [],
  })
})

it('Google’s tag may load only where it is configured, and then without trusted types', () => {
  const ga4 = { config: { analytics: { adapter: 'ga4', id: 'G-ABC1234567' } } } as const
  expect(policy('page', ga4)['script-src']).toEqual(["'self'", 'https://www.googletagmanager.com'])
  expect(policy('page', ga4)).not.toHaveProperty('require-trusted-types-for')
  expect(policy('control', ga4)).toEqual(policy('control'))
})

it('nobody frames the shop but the simulator and the configured shell', () => {
  expect(policy('page')['frame-ancestors']).toEqual(["'none'"])
  expect(securityHeaders('page')['x-frame-options']).toBe('DENY')
  expect(policy('page', { simulator: true })['frame-ancestors']).toEqual(["'self'"])
  expect(securityHeaders('page', { simulator: true })['x-frame-options']).toBe('SAMEORIGIN')
  expect(policy('page', everything)['frame-ancestors']).toEqual(["'self'", 'https://app.example'])
  // It can name no other origin, and would refuse the shell.
  expect(securityHeaders('page', everything)).not.toHaveProperty('x-frame-options')
  for (const kind of ['api', 'control', 'standIn'] as const) expect(policy(kind, everything)['frame-ancestors']).toEqual(["'none'"])
})

it('a picture opened by its address runs nothing; a worker’s script brings no policy that would bind it', () => {
  expect(policy('media')).toMatchObject({ 'default-src': ["'none'"], sandbox: [] })
  expect(securityHeaders('file')).not.toHaveProperty('content-security-policy')
})

it('only inline scripts that would run have a hash', async () => {
  const page = `<script type="module" src="/a.js"></script><script type="application/json" id="config">{"a":1}</script>
    <SCRIPT type='application/ld+json'>{}</SCRIPT><script>alert(1)</script><script type="module" crossorigin>
import "/b.js"</script>`
  expect(await scriptHashes(page)).toEqual([
    'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=',
    expect.stringMatching(/^sha256-[\w+/]{43}=$/),
  ])
})

it('the policy in the page forbids nothing that a configuration allows', () => {
  const meta = metaPolicy(['sha256-abc='])
  expect(meta).toBe(
    "script-src 'self' 'sha256-abc=' https://www.googletagmanager.com; object-src 'none'; base-uri 'none'; form-action 'self'",
  )
})
