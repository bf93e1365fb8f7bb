import { existsSync } from 'node:fs'
import { root } from './root.mjs'
import { WrongOption } from './wrong-option.mjs'

/** The brand as modules import it, and how the address of the default one ends: a build or the mock of development resolves both to another one. */
const NAMES = ['@nusaria/brand', '/brand/nusaria/brand.ts']

/** The folder of the brand whose shop this is: `NUSARIA_BRAND`. Throws when there is none of that name. */
export function brandFolder() {
  const name = process.env.NUSARIA_BRAND || 'nusaria'
  const folder = `${root}/brand/${name}`
  if (!/^[\w-]+$/.test(name) || !existsSync(`${folder}/brand.ts`))
    throw new WrongOption(`There is no brand "${name}": brand/${name}/brand.ts is missing.`)
  return folder
}

/** The module of the brand in place of the default one's address; null for another address. */
export const brandModuleFor = (/** @type {string} */ address) =>
  NAMES.some((name) => address.endsWith(name)) ? `${brandFolder()}/brand.ts` : null

/** A plugin of Vite: builds with the brand of `NUSARIA_BRAND` in place of the default one. */
export function brandModule() {
  brandFolder()
  return { name: 'nusaria:brand-module', enforce: /** @type {const} */ ('pre'), resolveId: brandModuleFor }
}

/** The values of the brand. */
export async function loadBrand() {
  const { runnerImport } = await import('vite')
  return (await runnerImport(`${brandFolder()}/brand.ts`)).module
}

/** A plugin of Vite: writes the brand's name and colour into the pages. */
export function brandedPages({ name, description, colors }) {
  return {
    name: 'nusaria:branded-pages',
    transformIndexHtml: {
      order: /** @type {const} */ ('pre'),
      handler: (/** @type {string} */ html) =>
        html
          .replaceAll('%NAME%', name)
          .replaceAll('%DESCRIPTION%', `${name}: ${description}`)
          .replaceAll('%COLOR%', colors.sambal ?? '#CB3721'),
    },
  }
}
