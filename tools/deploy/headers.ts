// Prints the security headers of a build for the server that will send them: `npm run report headers -- --for=nginx`. Their list is
// apps/server/src/site/security-headers.ts.
// `--for=nginx|caddy|json`; `--kind=page|file|media|api|control|standIn` prints those of one kind of reply.
// `--config=<file>` is the shop's config.json: its origins are allowed. `--tls`: the shop is reached by HTTPS alone.
// `--dist=<folder>` is the build (apps/storefront/dist): the inline scripts of its page are allowed.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findConfigProblems } from '@nusaria/server/site/config-schema'
import { scriptHashes } from '@nusaria/server/site/script-hashes'
import { REPLY_KINDS, securityHeaders } from '@nusaria/server/site/security-headers'
import { loadEnv } from 'vite'
import { buildConfig } from '../../apps/storefront/vite/build-config.ts'
import { root } from '../../scripts/lib/root.ts'
import { HEADER_FORMATS, renderHeaders } from './render-headers.ts'

function oneOf<T extends string>(name: string, all: readonly T[], value: string | undefined): T {
  const known = all.find((each) => each === value)
  if (known === undefined) throw new Error(`--${name} is one of ${all.join(', ')}`)
  return known
}

function read(file: string, hint = ''): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Error(`${file} can't be read${hint}`)
  }
}

async function readConfig(file: string) {
  const config = JSON.parse(read(file))
  const problems = await findConfigProblems(config)
  if (problems.length > 0)
    throw new Error(problems.map(({ field, problem }) => `${file}: ${field || 'the whole file'}: ${problem}`).join('\n'))
  return config
}

try {
  const { values } = parseArgs({
    options: {
      for: { type: 'string' },
      kind: { type: 'string' },
      config: { type: 'string' },
      tls: { type: 'boolean' },
      dist: { type: 'string', default: `${root}/apps/storefront/dist` },
    },
  })
  const format = oneOf('for', HEADER_FORMATS, values.for)
  const kinds = values.kind === undefined ? REPLY_KINDS : [oneOf('kind', REPLY_KINDS, values.kind)]
  const scripts = await scriptHashes(read(`${values.dist}/index.html`, ': run `npm run build` first, or name the build by --dist'))
  const defaults = await buildConfig({ ...loadEnv('production', root, 'VITE_'), ...process.env })
  const config = { ...defaults, ...(values.config === undefined ? {} : await readConfig(values.config)) }
  const settings = { config, tls: values.tls, scripts }
  console.log(
    kinds
      .map((kind) => renderHeaders(format, kind, securityHeaders(kind, settings)))
      .join('\n')
      .trimEnd(),
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
