import { execFileSync, spawnSync } from 'node:child_process'
import { caddyEnvironment, freePort, type RunningServer, untilRunning } from './servers.ts'

/** As in deploy/compose.yaml; on this machine's own network, where the mock's control API listens on loopback alone. */
const FLAGS = ['--read-only', '--cap-drop=ALL', '--security-opt=no-new-privileges', '--init', '--tmpfs=/tmp', '--network=host']

/** What each may write to. */
const VOLUMES = { api: ['--volume=/data'], shop: ['--volume=/state'], renderer: [] } as const

export type Image = keyof typeof VOLUMES

interface RunningImages extends RunningServer {
  /** The origin of the mock. */
  readonly api: string
  /** The origin of the renderer before the mock. */
  readonly renderer: string
  /** Runs a command in a container and returns what it printed. */
  readonly inside: (name: Image, ...command: readonly string[]) => string
  /** The command of an image's health check. */
  readonly healthCheck: (name: Image) => readonly string[]
  /** Stops all and returns their exit codes. */
  readonly end: () => readonly number[]
}

/**
 * Starts the images `nusaria-shop`, `nusaria-renderer` and `nusaria-api`.
 * @param engine `docker` or `podman`
 */
export async function startImages(engine: string): Promise<RunningImages> {
  const containers: Readonly<Record<Image, string>> = {
    api: `nusaria-api-${process.pid}`,
    shop: `nusaria-shop-${process.pid}`,
    renderer: `nusaria-renderer-${process.pid}`,
  }
  const call = (...args: readonly string[]) => execFileSync(engine, args, { encoding: 'utf8', stdio: 'pipe' }).trim()
  const run = (name: Image, env: Readonly<Record<string, string>>) => {
    const variables = Object.entries(env).map(([key, value]) => `--env=${key}=${value}`)
    call('run', '--detach', `--name=${containers[name]}`, ...FLAGS, ...VOLUMES[name], ...variables, `nusaria-${name}`)
  }
  const remove = () => void spawnSync(engine, ['rm', '--force', '--volumes', ...Object.values(containers)], { stdio: 'ignore' })
  const log = (name: Image) => {
    const { stdout, stderr } = spawnSync(engine, ['logs', containers[name]], { encoding: 'utf8' })
    return stdout + stderr
  }
  const stillRuns = (name: Image) => () => {
    if (call('inspect', '--format={{.State.Running}}', containers[name]) === 'true') return
    const said = log(name)
    remove()
    throw new Error(`The image of ${name} ended: ${said}`)
  }
  const [port, rendererPort, http, https] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const api = `http://127.0.0.1:${port}`
  run('api', { HOST: '127.0.0.1', PORT: String(port), NUSARIA_HOSTS: 'localhost' })
  await untilRunning(api, stillRuns('api'))
  const renderer = `http://127.0.0.1:${rendererPort}`
  run('renderer', { HOST: '127.0.0.1', PORT: String(rendererPort), NUSARIA_API: api })
  await untilRunning(renderer, stillRuns('renderer'))
  run('shop', await caddyEnvironment(new URL(api).host, http, https))
  await untilRunning(`https://localhost:${https}`, stillRuns('shop'))
  return {
    api,
    renderer,
    origin: `https://localhost:${https}`,
    plainOrigin: `http://localhost:${http}`,
    log: () => log('shop'),
    inside: (name, ...command) => call('exec', containers[name], ...command),
    healthCheck(name) {
      const [kind, ...command]: string[] = JSON.parse(call('inspect', '--format={{json .Config.Healthcheck.Test}}', containers[name]))
      return kind === 'CMD-SHELL' ? ['/bin/sh', '-c', ...command] : command
    },
    end() {
      // The renderer first answers its balancer for some seconds that it isn't ready.
      const all = [containers.renderer, containers.shop, containers.api]
      call('stop', ...all)
      return all.map((name) => Number(call('inspect', '--format={{.State.ExitCode}}', name)))
    },
    async stop() {
      remove()
    },
  }
}
