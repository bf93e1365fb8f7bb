import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrawShareCard, RenderPage } from './site/rendered-page.ts'
import { WrongSettings } from './variables.ts'

/** What the module built beside a storefront gives the server. */
export interface Renderer {
  readonly renderPage: RenderPage
  readonly shareCard: DrawShareCard
}

/** The renderer that was built beside a storefront. Its code loads with the first page. Throws `WrongSettings` when there is none. */
export function loadRenderer(staticDir: string): Renderer {
  const file = resolve(`${resolve(staticDir)}-renderer`, 'render.js')
  if (!existsSync(file)) throw new WrongSettings(`The pages need ${file}, which the build of the storefront writes`)
  let loading: Promise<Renderer> | undefined
  const load = () => {
    loading ??= import(pathToFileURL(file).href)
    return loading
  }
  return {
    renderPage: async (request) => (await load()).renderPage(request),
    shareCard: async (request) => (await load()).shareCard(request),
  }
}
