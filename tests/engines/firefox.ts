import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine } from './commands.ts'
import { connectMarionette } from './marionette.ts'
import { findProgram, Programs, waitForStart } from './processes.ts'

const PREFERENCES = {
  'marionette.port': 0,
  'dom.disable_open_during_load': false,
  'ui.prefersReducedMotion': 1,
  // No requests of its own.
  'app.normandy.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'extensions.update.enabled': false,
}

export const findFirefox = (): string | null => findProgram('firefox-esr') ?? findProgram('firefox')

/** Starts Firefox without a window of the system, with an empty profile. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'nusaria-firefox-'))
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const programs = new Programs()
  const stop = async () => {
    await programs.stop()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    programs.start(findFirefox() ?? 'firefox', ['-headless', '-marionette', '-no-remote', '-profile', profile, 'about:blank'])
    const portFile = join(profile, 'MarionetteActivePort')
    const port = await waitForStart('Firefox', () => (existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) || null : null))
    return { send: await connectMarionette(port), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
