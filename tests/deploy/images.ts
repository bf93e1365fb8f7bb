import { execFileSync, spawnSync } from 'node:child_process'
import { caddyEnvironment, freePort, type RunningServer, untilRunning } from './servers.ts'

/** As in deploy/compose.yaml; on this machine's own network, where the mock's control API listens on loopback alone. */
const FLAGS = ['--read-only', '--cap-drop=ALL', '--security-opt=no-new-privileges', '--init', '--tmpfs=/tmp', '--network=host']

/** What each may write to. */
const VOLUMES = { api: '--volume=/data', shop: '--volume=/state' } as const

interface RunningImages extends RunningServer {
  /** The origin of the mock. */
  readonly api: string
  /** Runs a command in a container and returns what it printed. */
  readonly inside: (name: 'shop' | 'api', ...command: readonly string[]) => string
  /** The command of an image's health check. */
  readonly healthCheck: (name: 'shop' | 'api') => readonly string[]
  /** Stops both and returns their exit codes. */
  readonly end: () => readonly number[]
}

/**
 * Starts the images `nusaria-shop` and `nusaria-api`.
 * @param engine `docker` or `podman`
 */
export async function startImages(engine: string): Promise<RunningImages> {
  const containers = { api: `nusaria-api-${process.pid}`, shop: `nusaria-shop-${process.pid}` }
  const call = (...args: readonly string[]) => execFileSync(engine, args, { encoding: 'utf8', stdio: 'pipe' }).trim()
  const run = (name: keyof typeof containers, env: Readonly<Record<string, string>>) => {
    const variables = Object.entries(env).map(([key, value]) => `--env=${key}=${value}`)
    call('run', '--detach', `--name=${containers[name]}`, ...FLAGS, VOLUMES[name], ...variables, `nusaria-${name}`)
  }
  const remove = () => void spawnSync(engine, ['rm', '--force', '--volumes', containers.shop, containers.api], { stdio: 'ignore' })
  const log = (name: keyof typeof containers) => {
    const { stdout, stderr } = spawnSync(engine, ['logs', containers[name]], { encoding: 'utf8' })
    return stdout + stderr
  }
  const stillRuns = (name: keyof typeof containers) => () => {
    if (call('inspect', '--format={{.State.Running}}', containers[name]) === 'true') return
    const said = log(name)
    remove()
    throw new Error(`The image of ${name} ended: ${said}`)
  }
  const [port, http, https] = [await freePort(), await freePort(), await freePort()]
  const api = `http://127.0.0.1:${port}`
  run('api', { HOST: '127.0.0.1', PORT: String(port), NUSARIA_HOSTS: 'localhost' })
  await untilRunning(api, stillRuns('api'))
  run('shop', await caddyEnvironment(new URL(api).host, http, https))
  await untilRunning(`https://localhost:${https}`, stillRuns('shop'))
  return {
    api,
    origin: `https://localhost:${https}`,
    plainOrigin: `http://localhost:${http}`,
    log: () => log('shop'),
    inside: (name, ...command) => call('exec', containers[name], ...command),
    healthCheck(name) {
      const [kind, ...command]: string[] = JSON.parse(call('inspect', '--format={{json .Config.Healthcheck.Test}}', containers[name]))
      return kind === 'CMD-SHELL' ? ['/bin/sh', '-c', ...command] : command
    },
    end() {
      const both = [containers.shop, containers.api]
      call('stop', ...both)
      return both.map((name) => Number(call('inspect', '--format={{.State.ExitCode}}', name)))
    },
    async stop() {
      remove()
    },
  }
}
