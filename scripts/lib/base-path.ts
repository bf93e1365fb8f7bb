import { WrongOption } from './wrong-option.ts'

/** The first names of paths that the mock serves beside the shop. */
const TAKEN = ['api', '__mock', 'media', 'gateway', 'google', 'healthz', 'readyz', 'metrics']

/** Checks the path below which the shop is hosted; a missing slash at its end is added. Throws when it is no such path. */
export function checkBasePath(base: string): string {
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
    config: ({ base }: { readonly base?: unknown }) => ({
      base: checkBasePath(String(base ?? (process.env.NUSARIA_BASE || '/'))),
    }),
  }
}
