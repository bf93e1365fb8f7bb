import type { StartBackend } from './backend.ts'
import { loadRenderer } from './load-renderer.ts'
import { createServer } from './server.ts'
import { explainStartError } from './start-error.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { TIME_LIMITS } from './time-limits.ts'

const loadProxy = async (): Promise<StartBackend> => (await import('./proxy-backend.ts')).startProxy

/** The mock. A server that is installed without the mock's code, for a real backend alone, is a proxy, which says that it needs NUSARIA_API. */
async function loadMock(): Promise<StartBackend> {
  try {
    return (await import('./mock/backend.ts')).startMock
  } catch (error) {
    const { code, url = '' } = error as NodeJS.ErrnoException & { readonly url?: string }
    // A package that is missing is another mistake.
    if (code === 'ERR_MODULE_NOT_FOUND' && url.includes('/mock/')) return loadProxy()
    throw error
  }
}

/** The server as a program: before a real backend, where `NUSARIA_API` names one, else with the mock. */
async function serve(env: NodeJS.ProcessEnv): Promise<void> {
  const withLog = env.NUSARIA_LOG === 'json'
  const say = (line: string) => (withLog ? server.log.info(line) : console.log(line))
  const warn = (line: string) => (withLog ? server.log.warn(line) : console.error(line))
  const start = await (env.NUSARIA_API ? loadProxy() : loadMock())
  const { settings, config, site, withRenderer, backend, open, close, lines } = await start(env, { warn })
  const { STATIC_DIR: staticDir, NUSARIA_BASE: base } = settings
  let stopping = false
  const server = createServer({
    backend,
    report: warn,
    staticDir,
    renderer: withRenderer && staticDir !== undefined ? loadRenderer(staticDir) : null,
    base,
    config,
    site,
    tls: settings.NUSARIA_TLS,
    notReady: () => (stopping ? 'The server stops' : backend.notReady()),
    withLog,
    limits: { ...TIME_LIMITS, stop: 1_000 * settings.NUSARIA_STOP_LIMIT },
  })
  const origin = await server.listen({ port: settings.PORT, host: settings.HOST })
  // The port first: a process that can't get it must not take the world.
  await open()
  stopOnSignal({
    announce: () => {
      stopping = true
    },
    delay: 1_000 * settings.NUSARIA_STOP_DELAY,
    finish: async () => {
      await server.close()
      await close()
    },
  })
  if (staticDir !== undefined) say(`Storefront   ${origin}${base}`)
  for (const line of lines(origin)) say(line)
}

try {
  await serve(process.env)
} catch (error) {
  console.error(explainStartError(error))
  process.exit(1)
}
