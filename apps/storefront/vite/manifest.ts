import type { Plugin } from 'vite'
import { LANGUAGES, type Language } from '../../../contracts/src/headers.ts'
import type { Brand } from '../../../scripts/lib/brand.ts'
import { escapeHtml } from '../../server/src/site/html.ts'
import { paths } from '../src/platform/routing/paths.ts'
import { tokens } from '../src/ui/tokens.ts'
import { readTexts } from './locales.ts'

const FILE = 'manifest.webmanifest'

/** The pages that a long press on the icon offers, with the text that names each. */
const SHORTCUTS = [
  { name: 'search', path: paths.search, namespace: 'search', text: 'title' },
  { name: 'cart', path: paths.cart, namespace: 'cart', text: 'title' },
  { name: 'orders', path: paths.orders, namespace: 'order', text: 'title' },
  { name: 'vouchers', path: paths.vouchers, namespace: 'promotion', text: 'wallet.title' },
] as const

/** Pictures of the shop that a browser shows before the installation: px of each file in `public/screenshots`. */
export const SCREENSHOTS = [
  { name: 'home-narrow', path: paths.home, width: 585, height: 1266, form_factor: 'narrow' },
  { name: 'category-narrow', path: paths.category, width: 585, height: 1266, form_factor: 'narrow' },
  { name: 'home-wide', path: paths.home, width: 1280, height: 800, form_factor: 'wide' },
] as const

const icon = (base: string, name: string, size: number, more = {}) => ({
  src: `${base}icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...more,
})

/** The web app manifest of a brand's shop below `base`, in the brand's first language. */
export function manifestOf(brand: Brand, base: string): object {
  const { name, description, firstLanguage } = brand
  const text = (namespace: string, key: string) => readTexts(firstLanguage, namespace, brand)(key)
  return {
    id: base,
    start_url: base,
    scope: base,
    name,
    short_name: name,
    description,
    lang: firstLanguage,
    dir: 'ltr',
    display: 'standalone',
    theme_color: brand.colors.sambal ?? tokens.colors.sambal,
    background_color: brand.colors.paper ?? tokens.colors.paper,
    categories: ['shopping'],
    icons: [icon(base, 'icon-192', 192), icon(base, 'icon-512', 512), icon(base, 'maskable-512', 512, { purpose: 'maskable' })],
    shortcuts: SHORTCUTS.map((shortcut) => ({
      name: text(shortcut.namespace, shortcut.text),
      url: base + shortcut.path.slice(1),
      icons: [icon(base, `shortcut-${shortcut.name}`, 96)],
    })),
    screenshots: SCREENSHOTS.map((shot) => ({
      src: `${base}screenshots/${shot.name}.webp`,
      sizes: `${shot.width}x${shot.height}`,
      type: 'image/webp',
      form_factor: shot.form_factor,
      label: name,
    })),
  }
}

/** In the head, where a browser without scripts alone reads it. */
const NO_SCRIPT_STYLE = `<style>
noscript { display: block; max-width: 28rem; margin: 15vh auto; padding: 0 1.5rem; line-height: 1.5 }
noscript section { margin-bottom: 2rem }
noscript h1 { margin-bottom: .25rem; font: 800 1.25rem/1.75rem var(--font) }
noscript a { color: var(--sambal-700); text-decoration: underline }
</style>`

/** What a browser without scripts shows, in every language, the first one first. */
export function noScript(brand: Brand): string {
  const languages = [brand.firstLanguage, ...LANGUAGES.filter((language) => language !== brand.firstLanguage)]
  const inLanguage = (language: Language) => {
    const text = readTexts(language, 'pwa', brand)
    const [title, explanation, mail] = [text('noScript.title'), text('noScript.text'), brand.mail].map(escapeHtml)
    return `<section lang="${language}"><h1>${title}</h1><p>${explanation} <a href="mailto:${mail}">${mail}</a></p></section>`
  }
  return languages.map(inLanguage).join('')
}

/** Writes the manifest of the brand's shop and links it from the page; adds what a browser without scripts shows. */
export function webManifest(brand: Brand): Plugin {
  let base = '/'
  return {
    name: 'nusaria:manifest',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(manifestOf(brand, base)) })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { path }) =>
        path === '/index.html'
          ? [
              { tag: 'link', attrs: { rel: 'manifest', href: base + FILE }, injectTo: 'head' },
              { tag: 'noscript', children: NO_SCRIPT_STYLE, injectTo: 'head' },
              { tag: 'noscript', children: noScript(brand), injectTo: 'body' },
            ]
          : [],
    },
  }
}
