import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderPage } from '@nusaria/contracts/rendered-page'
import { WrongSettings } from './variables.ts'

/** The renderer that was built beside a storefront. Its code loads with the first page. Throws `WrongSettings` when there is none. */
export function loadRenderer(staticDir: string): RenderPage {
  const file = resolve(`${resolve(staticDir)}-renderer`, 'render.js')
  if (!existsSync(file)) throw new WrongSettings(`The pages need ${file}, which the build of the storefront writes`)
  let loading: Promise<{ readonly renderPage: RenderPage }> | undefined
  return async (request) => {
    loading ??= import(pathToFileURL(file).href)
    return (await loading).renderPage(request)
  }
}
