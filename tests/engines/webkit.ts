import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMMAND_TIMEOUT, COMMANDS, type Command, type Engine, EngineError, noReply, type Params } from './commands.ts'
import { findProgram, Programs, waitForStart } from './processes.ts'

/** The driver of WebKitGTK, a screen without a monitor, and a window manager, which gives a new window the focus. */
const NEEDED = ['WebKitWebDriver', 'Xvfb', 'openbox'] as const

/** The programs' paths; null when one isn't installed. */
export function findWebKit(): Readonly<Record<(typeof NEEDED)[number], string>> | null {
  const found = NEEDED.map((name) => [name, findProgram(name)] as const)
  return found.every(([, path]) => path) ? (Object.fromEntries(found) as Record<(typeof NEEDED)[number], string>) : null
}

const CAPABILITIES = { 'webkitgtk:browserOptions': { args: ['--automation', '--javascript-can-open-windows-automatically=true'] } }

/** Starts WebKitGTK's small browser on a screen of its own. */
export async function startWebKit(): Promise<Engine> {
  const paths = findWebKit()
  if (!paths) throw new Error(`Not installed: ${NEEDED.filter((name) => !findProgram(name))}`)
  const home = mkdtempSync(join(tmpdir(), 'nusaria-webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  // As reducedMotion in the other browser tests.
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const screen = new Programs()
  const programs: Programs[] = [screen]
  const stop = async () => {
    for (const one of programs.reverse()) await one.stop()
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const display = await screen.startAndRead(paths.Xvfb, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'])
    const folders = { HOME: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home }
    // Without a graphics card, buffers of the other renderer reach the window once in seconds, and no animation frame comes.
    const drawing = { DISPLAY: `:${display}`, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' }
    const windows = new Programs({ ...folders, ...drawing })
    programs.push(windows)
    windows.start(paths.openbox, [])
    const port = await freePort()
    windows.start(paths.WebKitWebDriver, [`--port=${port}`])
    const send = await openSession(`http://127.0.0.1:${port}/session`)
    return { send, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function openSession(address: string): Promise<Engine['send']> {
  const body = { capabilities: { alwaysMatch: CAPABILITIES } }
  const { sessionId } = (await waitForStart('WebKitWebDriver', () =>
    request('NewSession', 'POST', address, body).catch((error: unknown) => {
      if (error instanceof EngineError) throw error
      return null
    }),
  )) as { sessionId: string }
  return (command: Command, params: Params = {}) => {
    const [method, path] = COMMANDS[command]
    return request(command, method, `${address}/${sessionId}/${path.replace(':id', String(params.id))}`, params)
  }
}

async function request(command: string, method: string, address: string, params: object): Promise<unknown> {
  const body = method === 'POST' ? JSON.stringify(params) : undefined
  const signal = AbortSignal.timeout(COMMAND_TIMEOUT)
  try {
    const reply = await fetch(address, { method, body, signal })
    const { value } = (await reply.json()) as { value: { error: string; message: string } | null }
    if (!reply.ok) throw new EngineError(command, value?.error ?? String(reply.status), value?.message ?? '')
    return value
  } catch (error) {
    throw signal.aborted ? noReply(command) : error
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
