import { WrongOption } from './wrong-option.mjs'

/** The first names of paths that the mock serves beside the shop. */
const TAKEN = ['api', '__mock', 'media', 'gateway', 'google', 'healthz', 'readyz', 'metrics']

/**
 * Checks the path below which the shop is hosted; a missing slash at its end is added. Throws when it is no such path.
 * @param {string} base
 */
export function checkBasePath(base) {
  const whole = base.endsWith('/') ? base : `${base}/`
  if (base === '' || !/^\/([\w-][\w.-]*\/)*$/.test(whole)) throw new WrongOption(`The base path is "${base}"; it must look like /toko/`)
  if (TAKEN.includes(whole.split('/')[1] ?? ''))
    throw new WrongOption(`The base path "${base}" is taken: the API and its pages are below it`)
  return whole
}

/** A plugin of Vite: the path is its `--base`, else `NUSARIA_BASE`. */
export function basePathOption() {
  return {
    name: 'nusaria:base-path',
    // An empty `--base=` is no text.
    config: (/** @type {{ readonly base?: unknown }} */ { base }) => ({
      base: checkBasePath(String(base ?? (process.env.NUSARIA_BASE || '/'))),
    }),
  }
}
