import { loadRenderer } from './load-renderer.ts'
import { createHost } from './server.ts'
import { readSettings, type Settings } from './settings.ts'
import { readShopConfig } from './shop-config.ts'
import { explainStartError } from './start-error.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { TIME_LIMITS } from './time-limits.ts'

/** The host as a program. `Settings` has the variables of the environment that it reads. */
async function serve(settings: Settings): Promise<void> {
  const { PORT, HOST, STATIC_DIR, NUSARIA_BASE, NUSARIA_CONFIG, NUSARIA_API, NUSARIA_LOG } = settings
  const withLog = NUSARIA_LOG === 'json'
  let stopping = false
  const server = createHost({
    staticDir: STATIC_DIR,
    renderer: loadRenderer(STATIC_DIR),
    api: NUSARIA_API,
    base: NUSARIA_BASE,
    config: {
      ...(settings.VITE_API_ORIGIN && { apiOrigin: settings.VITE_API_ORIGIN }),
      // The configuration that was published with the files.
      ...(await readShopConfig(NUSARIA_CONFIG ?? `${STATIC_DIR}/config.json`)),
    },
    site: settings.NUSARIA_SITE,
    tls: settings.NUSARIA_TLS,
    report: (problem) => (withLog ? server.log.warn(problem) : console.error(problem)),
    notReady: () => (stopping ? 'The server stops' : null),
    withLog,
    limits: { ...TIME_LIMITS, stop: 1_000 * settings.NUSARIA_STOP_LIMIT },
  })
  const origin = await server.listen({ port: PORT, host: HOST })
  stopOnSignal({
    announce: () => {
      stopping = true
    },
    delay: 1_000 * settings.NUSARIA_STOP_DELAY,
    finish: () => server.close(),
  })
  const say = (line: string) => (withLog ? server.log.info(line) : console.log(line))
  say(`Storefront   ${origin}${NUSARIA_BASE}`)
  say(`API          ${origin}/api, answered by ${NUSARIA_API}`)
}

try {
  await serve(readSettings(process.env))
} catch (error) {
  console.error(explainStartError(error))
  process.exit(1)
}
