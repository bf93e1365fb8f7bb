import { findFirefox, startFirefox } from './firefox.ts'
import { findWebKit, startWebKit } from './webkit.ts'

/** The engines of the system. */
export const ENGINES = {
  firefox: { find: findFirefox, start: startFirefox, install: 'apt-get install firefox-esr' },
  webkit: { find: findWebKit, start: startWebKit, install: 'apt-get install webkit2gtk-driver xvfb openbox' },
} as const

export type EngineName = keyof typeof ENGINES
