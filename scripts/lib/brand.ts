import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { root } from './root.ts'
import { WrongOption } from './wrong-option.ts'

export type Brand = typeof import('../../brand/nusaria/brand.ts')

/** The brand as modules import it, and how the address of the default one ends: a build or the mock of development resolves both to another one. */
const NAMES = ['@nusaria/brand', '/brand/nusaria/brand.ts']

/** The folder of the brand whose shop this is: `NUSARIA_BRAND`. Throws when there is none of that name. */
export function brandFolder(): string {
  const name = process.env.NUSARIA_BRAND || 'nusaria'
  const folder = `${root}/brand/${name}`
  if (!/^[\w-]+$/.test(name) || !existsSync(`${folder}/brand.ts`))
    throw new WrongOption(`There is no brand "${name}": brand/${name}/brand.ts is missing.`)
  return folder
}

/** The module of the brand in place of the default one's address; null for another address. */
export const brandModuleFor = (address: string): string | null =>
  NAMES.some((name) => address.endsWith(name)) ? `${brandFolder()}/brand.ts` : null

/** A plugin of Vite: builds with the brand of `NUSARIA_BRAND` in place of the default one. */
export function brandModule(): Plugin {
  brandFolder()
  return { name: 'nusaria:brand-module', enforce: 'pre', resolveId: brandModuleFor }
}

const ONE_LINE = ['name', 'wordmark', 'merchant', 'legalOwner', 'description', 'mail', 'privacyMail'] as const
/** An address that needs no quotes anywhere. */
const MAIL = /^[^\s"<>\\@]+@[^\s"<>\\@]+$/

/** Throws for a text of the brand that has a line break or is no address of mail, and names its field. */
export function checkBrand(brand: Brand): Brand {
  for (const field of ONE_LINE)
    if (/[\p{Cc}\u2028\u2029]/u.test(brand[field]))
      throw new WrongOption(`${field} of the brand must be one line, without control characters.`)
  for (const field of ['mail', 'privacyMail'] as const)
    if (!MAIL.test(brand[field]))
      throw new WrongOption(`${field} of the brand must be an address of mail, not ${JSON.stringify(brand[field])}.`)
  return brand
}

/** The values of the brand. */
export async function loadBrand(): Promise<Brand> {
  const { runnerImport } = await import('vite')
  return checkBrand((await runnerImport<Brand>(`${brandFolder()}/brand.ts`)).module)
}
