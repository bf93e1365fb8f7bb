import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { userInfo } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../scripts/lib/root.ts'
import { ask } from './ask.ts'

/** What an example is started with. */
interface Place {
  /** An empty folder. */
  readonly dir: string
  /** The built shop. */
  readonly files: string
  /** `host:port` */
  readonly api: string
  /** The shop is below `/toko/`. */
  readonly below?: boolean
  /** `host:port` of the renderers of pages; by default there are none. */
  readonly renderers?: readonly string[]
  /** Further names than `localhost`, of stores. */
  readonly hosts?: readonly string[]
}

export interface RunningServer {
  /** `https://localhost:<port>` */
  readonly origin: string
  /** `http://localhost:<port>`, which redirects. */
  readonly plainOrigin: string
  /** Its access log so far. */
  readonly log: () => string
  stop(): Promise<void>
}

type ServerName = 'nginx' | 'caddy'

/** Whether a program is installed. */
export function isInstalled(name: string): boolean {
  return spawnSync('which', [name]).status === 0
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise<void>((resolve) => server.close(() => resolve()))
  if (typeof address !== 'object' || !address) throw new Error('No port')
  return address.port
}

/** Replaces a text that must be there. */
function replaced(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((now, [from, to]) => {
    if (!now.includes(from)) throw new Error(`The example has no "${from}"`)
    return now.replaceAll(from, to)
  }, text)
}

/** Takes the mark off the lines of an example that are for one way to use it. */
const withLines = (text: string, mark: 'below' | 'rendered' | 'mock', isUsed: boolean) =>
  isUsed ? text.replace(new RegExp(`^(\\s*)#${mark} `, 'gm'), '$1') : text

/** The example's own files with other ports and paths. */
function nginxCommand({ dir, files, api, below = false, renderers = [] }: Place, http: number, https: number): string[] {
  cpSync(`${root}/deploy/nginx`, dir, { recursive: true })
  const key = ['-keyout', `${dir}/key.pem`, '-out', `${dir}/cert.pem`]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...key, ...subject], { stdio: 'ignore' })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/${name};`).join(' ')
  const config = replaced(readFileSync(`${dir}/nginx.conf`, 'utf8'), [
    ['user www-data;', `user ${userInfo().username};`],
    ['worker_processes auto;', 'worker_processes 1;'],
    ['/run/nginx.pid', `${dir}/nginx.pid`],
    ['/var/log/nginx', dir],
    ['http {', `http { ${temporary}`],
    ['server 127.0.0.1:5173', `server ${api}`],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen 443 ', `listen 127.0.0.1:${https} `],
    ['/etc/ssl/nusaria/fullchain.pem', `${dir}/cert.pem`],
    ['/etc/ssl/nusaria/privkey.pem', `${dir}/key.pem`],
    ['/srv/nusaria/shop', files],
    ['/var/www/acme;', `${dir}/acme;`],
  ])
  const lines = (text: string) => withLines(text, 'rendered', renderers.length > 0)
  writeFileSync(`${dir}/nginx.conf`, lines(config))
  const locations = lines(withLines(readFileSync(`${dir}/shop/locations.conf`, 'utf8'), 'mock', true))
  writeFileSync(`${dir}/shop/locations.conf`, withLines(locations, 'below', below))
  const cache = readFileSync(`${dir}/shop/rendered-cache.conf`, 'utf8')
  writeFileSync(
    `${dir}/shop/rendered-cache.conf`,
    replaced(cache, [
      ['server 127.0.0.1:5174 ', `server ${renderers[0] ?? '127.0.0.1:5174'} `],
      // The same one, where a test has no second.
      ['server 127.0.0.1:5175 ', `server ${renderers[1] ?? renderers[0] ?? '127.0.0.1:5175'} `],
      ['/var/cache/nginx/pages', `${dir}/pages`],
    ]),
  )
  return ['nginx', '-c', `${dir}/nginx.conf`, '-g', 'daemon off;']
}

/** The example's own file; the rest is of the environment. */
function caddyCommand({ dir, below = false }: Place): string[] {
  cpSync(`${root}/deploy/caddy`, dir, { recursive: true })
  const example = readFileSync(`${dir}/Caddyfile`, 'utf8')
  writeFileSync(`${dir}/Caddyfile`, withLines(example, 'below', below))
  return ['caddy', 'run', '--adapter', 'caddyfile', '--config', `${dir}/Caddyfile`]
}

/** What the Caddyfile is told by variables. */
export async function caddyEnvironment(api: string, http: number, https: number): Promise<Readonly<Record<string, string>>> {
  return {
    SHOP_ADDRESS: 'localhost',
    SHOP_HTTP_PORT: String(http),
    SHOP_HTTPS_PORT: String(https),
    SHOP_HEALTH_PORT: String(await freePort()),
    API_UPSTREAM: api,
    STAND_IN_PATHS: '/gateway /gateway/* /google /google/*',
  }
}

/** Waits for a server. */
export async function untilRunning(origin: string, check: () => void): Promise<void> {
  const answers = () =>
    ask(`${origin}/healthz`).then(
      ({ status }) => status === 200,
      () => false,
    )
  while (!(await answers())) {
    check()
    await sleep(100)
  }
}

/** Starts an example by HTTPS on free ports of this machine. */
export async function startExample(name: ServerName, place: Place): Promise<RunningServer> {
  const [http, https] = [await freePort(), await freePort()]
  const { dir, files, api, renderers = [], hosts } = place
  mkdirSync(dir, { recursive: true })
  const [program = '', ...args] = name === 'nginx' ? nginxCommand(place, http, https) : caddyCommand(place)
  const env = {
    ...process.env,
    HOME: dir,
    XDG_DATA_HOME: `${dir}/data`,
    XDG_CONFIG_HOME: `${dir}/config`,
    SHOP_ROOT: files,
    RENDERERS: renderers.length > 0 ? `to ${renderers.join(' ')}` : '',
    ...(await caddyEnvironment(api, http, https)),
    ...(hosts && { SHOP_ADDRESS: ['localhost', ...hosts].join(', ') }),
  }
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  let problems = ''
  child.stdout.on('data', (part: Buffer) => {
    said += part.toString()
  })
  child.stderr.on('data', (part: Buffer) => {
    problems += part.toString()
  })
  process.once('exit', () => child.kill('SIGTERM'))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const origin = `https://localhost:${https}`
  await untilRunning(origin, () => {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}: ${problems}`)
  })
  return {
    origin,
    plainOrigin: `http://localhost:${http}`,
    log: () => (name === 'nginx' ? readFileSync(`${dir}/access.log`, 'utf8') : said),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
