import { z } from 'zod'
import { readVariables, serverVariables } from './variables.ts'

/** The origin of a URL, which may have nothing else. */
const origin = (example: string) =>
  z
    .string(`must be an origin such as ${example}`)
    .refine(
      (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.pathname === '/',
      `must be an origin such as ${example}`,
    )
    .transform((text) => new URL(text).origin)

/** The address of a backend, with a path if its calls are below one. */
const address = z
  .string('must be an address such as https://api.example')
  .refine((text) => {
    const url = URL.parse(text)
    return /^https?:$/.test(url?.protocol ?? '') && !/[?#@]/.test(text)
  }, 'must be an address such as https://api.example')
  .transform((text) => new URL(text).href.replace(/\/$/, ''))

/** The variables of the environment before a real backend. docs/operating.md lists them for operators. */
const ProxySettings = z.object({
  ...serverVariables,
  /** The backend. Its calls are below `/api`, or directly below the path of the address where that has one. */
  NUSARIA_API: address,
  /** The shop's own origin in what search engines read, whatever name a request has. */
  NUSARIA_SITE: origin('https://shop.example').optional(),
})
type ProxySettings = z.output<typeof ProxySettings>

/** Reads the settings from the environment. Throws `WrongSettings`. */
export function readProxySettings(env: Readonly<Record<string, string | undefined>>): ProxySettings {
  return readVariables(ProxySettings, env)
}
