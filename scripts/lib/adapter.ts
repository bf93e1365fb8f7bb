import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { root } from './root.ts'
import { WrongOption } from './wrong-option.ts'

/** The file of an adapter, by default of the one that `NUSARIA_ADAPTER` names; null without one. Throws when there is none of that name. */
export function adapterFile(name = process.env.NUSARIA_ADAPTER): string | null {
  if (!name) return null
  const file = `${root}/adapters/${name}.ts`
  if (!/^[\w-]+$/.test(name) || !existsSync(file)) throw new WrongOption(`There is no adapter "${name}": adapters/${name}.ts is missing.`)
  return file
}

/** A plugin of Vite: builds with the adapter of `NUSARIA_ADAPTER`. */
export function adapterModule(): Plugin {
  const file = adapterFile()
  return {
    name: 'nusaria:adapter-module',
    enforce: 'pre',
    resolveId: (address) => (file && address.endsWith('/backend-adapter.ts') ? file : null),
  }
}
